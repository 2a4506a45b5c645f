#pragma once

#include "engine/base/state_tree.h"
#include "engine/models/model_factory.h"
#include "engine/synth/voice_config.h"

#include <string>
#include <vector>

namespace formant::test {

/// The symbols that the small voice knows: enough for number words.
const std::vector<std::string>& small_voice_symbols();

VoiceConfig small_voice_config();

/// Not trained, but the same each time.
Model small_voice_model(std::int64_t speakers = 1);

/// As a run saves it: both weights, which differ, and more settings than a voice needs.
/// Without names, as before there were speakers.
StateTree small_voice_checkpoint(const std::vector<std::string>& speakers = {});

/// A vits that makes sound itself, as small.
VoiceConfig small_vits_config();

/// Of one speaker who is learned as several are.
Model small_vits_of_one_with_a_row();
StateTree small_vits_checkpoint(const std::vector<std::string>& speakers);

} // namespace formant::test
