#pragma once

#include "engine/base/safetensors.h"
#include "engine/models/unet/unet_config.h"
#include "engine/onnx/graph_model.h"

namespace formant::unet {

/// Adds the nodes of UnetModel's speech to a graph, for one text at a time. Returns the log-mel
/// [1, n_mels, T]. `weights` are the model's parameters and buffers, by their names. Given noise is
/// the input `noise` [1, n_mels, T].
onnx::Value unet_graph(const onnx::SpeechInputs& inputs, const UnetConfig& config,
                       const NamedTensors& weights, const GraphOptions& options);

} // namespace formant::unet
