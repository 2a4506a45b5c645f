#pragma once

#include "engine/base/safetensors.h"
#include "engine/models/unet/unet_config.h"
#include "engine/onnx/graph_builder.h"

#include <cstdint>
#include <string>

namespace formant::unet {

/// What a U-Net graph is made for.
struct UnetGraphOptions {
    std::int64_t n_speakers = 1;
    std::int64_t solver_steps = 10; ///< Euler steps of the flow, each of which is in the graph
    bool half = false;              ///< weights in half precision
    bool given_noise = false;       ///< the input `noise` [1, n_mels, T] instead of a draw
};

/// Adds the nodes of UnetModel's speech to a graph, for one text at a time, with the inputs that
/// players of Matcha-TTS expect: `x` int64 [1, L], `x_length` int64 [1], `scales` float32 [2]
/// (temperature, length), and with several speakers `sid` int64 [1]. Returns the log-mel
/// [1, n_mels, T]. `weights` are the model's parameters and buffers, by their names.
onnx::Value unet_graph(onnx::GraphBuilder& builder, const UnetConfig& config,
                       const NamedTensors& weights, const UnetGraphOptions& options);

} // namespace formant::unet
