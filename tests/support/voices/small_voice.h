#pragma once

#include "engine/base/state_tree.h"
#include "engine/models/model.h"
#include "engine/synth/voice_config.h"

#include <string>
#include <vector>

namespace formant::test {

/// Returns the symbols of the small voice: enough for number words.
const std::vector<std::string>& small_voice_symbols();

VoiceConfig small_voice_config();

/// Creates an untrained model that is always the same.
Model small_voice_model(std::int64_t speakers = 1);

/// Returns a checkpoint as a run saves it: with raw and EMA weights, which differ, and more
/// settings than a voice needs. Without names it is like those from before speakers were supported.
StateTree small_voice_checkpoint(const std::vector<std::string>& speakers = {});

/// Returns the configuration of an equally small VITS, which generates audio itself.
VoiceConfig small_vits_config();

/// Creates a small VITS with a speaker embedding for its single speaker.
Model small_vits_of_one_with_a_row();
StateTree small_vits_checkpoint(const std::vector<std::string>& speakers);
/// Returns a small VITS with the symbols and the layout of Piper.
StateTree small_piper_checkpoint(const std::vector<std::string>& speakers);

} // namespace formant::test
