#pragma once

#include "engine/models/hifigan/generator_config.h"
#include "engine/onnx/parameters.h"

namespace formant::hifigan {

/// Computes what Generator::forward() computes, in a graph: frames x [B, C, T] to samples
/// [B, 1, T * hop_length]. `speaker` [B, S, 1] may be null.
onnx::Value generator_graph(const onnx::Value& x, const onnx::Parameters& generator,
                            const GeneratorConfig& config, const onnx::Value* speaker = nullptr);

} // namespace formant::hifigan
