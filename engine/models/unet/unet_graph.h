#pragma once

#include "engine/base/safetensors.h"
#include "engine/models/graph_model.h"
#include "engine/models/unet/unet_config.h"

namespace formant::unet {

/// Adds the nodes of UnetModel's speech to a graph, for one text at a time, with the inputs that
/// players of Matcha-TTS expect: `x` int64 [1, L], `x_length` int64 [1], `scales` float32 [2]
/// (temperature, length), and with several speakers `sid` int64 [1]. Returns the log-mel
/// [1, n_mels, T]. `weights` are the model's parameters and buffers, by their names. Given noise is
/// the input `noise` [1, n_mels, T].
onnx::Value unet_graph(onnx::GraphBuilder& builder, const UnetConfig& config,
                       const NamedTensors& weights, const GraphOptions& options);

} // namespace formant::unet
