#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/trainable_model.h"
#include "engine/synth/voice_config.h"

#include <optional>
#include <string>

namespace formant {

/// A codec (ModelKind::codec()) on whose tokens a model is trained.
struct RunCodec {
    Path file;           ///< checkpoint
    std::string content; ///< SHA-256 of the checkpoint
    VoiceConfig config;  ///< of the codec's training
    StateTree::Map weights;
    std::string origin; ///< weights of another program from which it comes (weights_origin.h)
};

/// Loads the codec that the settings name: a checkpoint of this program, or one of upstream code.
/// Returns nothing where the model has none. ErrorKind::usage where none is named, for a checkpoint
/// of another kind, and where its audio settings are not those of `config`.
Result<std::optional<RunCodec>> load_run_codec(const VoiceConfig& config);

/// Sets the sizes of the codec in the settings of a model that is trained on its tokens.
void adopt_codec_sizes(const RunCodec& codec, ModelConfig& config);

/// Returns true if weights of a model hold the codec on whose tokens it was trained.
bool holds_codec(const StateTree::Map& weights);

/// Adds the codec to weights of a model that lack it.
void add_codec(const RunCodec& codec, StateTree::Map& weights);

/// Notes in the provenance of a checkpoint the SHA-256 of the codec on whose tokens it is trained.
void record_codec(StateTree& header, const std::string& content);
std::string recorded_codec(const StateTree& checkpoint); ///< empty: none is noted

/// Makes the codec part of a model, which was created with its sizes. ErrorKind::checkpoint where
/// the weights do not fit.
Result<void> copy_codec(const RunCodec& codec, TrainableModel& model);

} // namespace formant
