#pragma once

#include "engine/base/safetensors.h"
#include "engine/models/vits/vits_config.h"
#include "engine/onnx/graph_model.h"

namespace formant::vits {

/// Adds the nodes of VitsGenerator::speak() to a graph. Returns samples [B, 1, N]. `weights` are
/// the generator's, by their names in named_parameters(). The only node of the operation Ceil
/// rounds the durations, by which Piper's player finds them. Given noise are the inputs
/// `noise_duration` [B, 2, L] and `noise_prior` [B, inter_channels, T].
onnx::Value vits_graph(const onnx::SpeechInputs& inputs, const VitsConfig& config,
                       const NamedTensors& weights, const GraphOptions& options);

} // namespace formant::vits
