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

} // namespace formant::test
