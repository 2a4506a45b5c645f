#pragma once

#include "engine/base/safetensors.h"
#include "engine/models/graph_model.h"
#include "engine/models/vits/vits_config.h"

namespace formant::vits {

/// Adds the nodes of VitsGenerator::speak() to a graph, with the inputs that Piper's players
/// expect: `input` int64 [B, L], `input_lengths` int64 [B], `scales` float32 [3] (noise, length,
/// noise of durations), and with several speakers `sid` int64 [B]. Returns samples [B, 1, N].
/// `weights` are the generator's, by their names in named_parameters(). The only node of the
/// operation Ceil rounds the durations, by which players find them. Given noise are the inputs
/// `noise_duration` [B, 2, L] and `noise_prior` [B, inter_channels, T].
onnx::Value vits_graph(onnx::GraphBuilder& builder, const VitsConfig& config,
                       const NamedTensors& weights, const GraphOptions& options);

} // namespace formant::vits
