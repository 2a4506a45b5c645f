#pragma once

#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant::test {

/// Returns settings of an XTTS v2 with the mels of the published one, whose step takes a fraction
/// of a second on a CPU.
std::vector<std::string> small_xtts_v2(std::vector<std::string> more = {});

/// Saves a checkpoint of such a model with random weights, whose tokenizer is all_letters.json of
/// the tests of byte pairs.
void save_xtts_v2(const Path& file);

/// Writes such a model with random weights to `folder` in the form of the published one: model.pth,
/// dvae.pth, mel_stats.pth, vocab.json and config.json.
void write_public_xtts(const Path& folder);

} // namespace formant::test
