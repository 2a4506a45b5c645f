#pragma once

#include "engine/session/checkpoints/checkpoint_info.h"
#include "engine/synth/voice_config.h"
#include "engine/train/metrics/losses_at_steps.h"

#include <string>
#include <vector>

namespace formant {

/// What a model card says about the model.
struct ExportedModel {
    VoiceConfig config;
    std::vector<std::string> speakers; ///< none for a vocoder
};

/// What a model card says about the origin of a voice.
struct VoiceOrigin {
    CheckpointInfo checkpoint;
    LossesOfStep losses; ///< of the checkpoint's step
};

/// Describes the origin of the voice in a checkpoint. Losses are those in the run's metrics.jsonl,
/// if the checkpoint lies in the folder of its run. Errors as describe_checkpoint().
Result<VoiceOrigin> origin_of_voice(const std::string& checkpoint);

/// Returns README.md of an exported voice or vocoder, in English: what it speaks, how it was
/// trained, on whose recordings, with which consent and license, and how a player speaks with it.
/// Contains no path to the recordings. `files` are the names of the files next to it.
std::string model_card(const ExportedModel& model, const VoiceOrigin& origin,
                       const std::string& player, const std::vector<std::string>& files);

} // namespace formant
