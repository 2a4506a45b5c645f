#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/model.h"
#include "engine/models/model_config.h"

#include <cstdint>

namespace formant {

/// Creates a model from an untrusted file's configuration and weights. Compares the weights with
/// ModelKind::size_determining_shapes() before memory for the model is allocated. ErrorKind::usage
/// for invalid sizes; ErrorKind::checkpoint, with the first mismatched tensor.
Result<Model> load_model_checked(const ModelConfig& config, const MelConfig& mel,
                                 std::int64_t n_symbols, std::int64_t n_speakers,
                                 const StateTree::Map& weights);

} // namespace formant
