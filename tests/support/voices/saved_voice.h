#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant::test {

/// Saves a checkpoint of the small voice like a run does. With `can_resume` it includes the
/// position in the epoch, which a final checkpoint lacks. For tests that include no LibTorch
/// header.
void save_voice(const Path& file, std::int64_t step, bool can_resume = true,
                const std::vector<std::string>& speakers = {});

/// Saves a checkpoint of the small VITS, which generates audio itself.
void save_vits(const Path& file);

/// Saves a checkpoint of a small VITS with the symbols and the layout of Piper.
void save_piper_voice(const Path& file);

/// Saves a checkpoint of the small vocoder, which fits the small voice.
void save_vocoder(const Path& file);

} // namespace formant::test
