#pragma once

#include "engine/base/safetensors.h"
#include "engine/models/vits/vits_config.h"
#include "engine/onnx/graph.h"

#include <cstdint>

namespace formant::vits {

/// What a VITS graph is made for.
struct VitsGraphOptions {
    std::int64_t n_speakers = 1;
    bool half = false;        ///< weights in half precision
    bool given_noise = false; ///< the inputs `noise_duration` and `noise_prior` instead of draws
};

/// Builds the graph of VitsGenerator::speak() with the inputs and outputs that Piper's players
/// expect: `input` int64 [B, L], `input_lengths` int64 [B], `scales` float32 [3] (noise, length,
/// noise of durations), and with several speakers `sid` int64 [B]; `output` float32 [B, 1,
/// samples]. `weights` are the generator's, by their names in named_parameters(). Its only node of
/// the operation Ceil rounds the durations, by which players find them.
onnx::Graph vits_graph(const VitsConfig& config, const NamedTensors& weights,
                       const VitsGraphOptions& options);

} // namespace formant::vits
