#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/onnx/graph_model.h"

#include <c10/core/Device.h>

#include <memory>

namespace formant {

/// Vocoder of a checkpoint, and the same as one that can be written as a graph; null if it cannot.
struct SavedVocoder {
    std::shared_ptr<const Vocoder> vocoder;
    std::shared_ptr<const GraphVocoder> graph;
};

/// Loads a checkpoint's vocoder with EMA weights, for a voice with the mel settings `mel`.
/// ErrorKind::usage if the checkpoint is not a vocoder, or one with other mel settings.
Result<SavedVocoder> load_vocoder(const StateTree& checkpoint, const MelConfig& mel,
                                  const c10::Device& device);

} // namespace formant
