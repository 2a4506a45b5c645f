#pragma once

#include "engine/models/vits/vits_config.h"
#include "engine/onnx/parameters.h"

namespace formant::vits {

/// Computes what StochasticDurationPredictor::draw() computes, in a graph: the logarithms of
/// durations [B, 1, L] from hidden states [B, hidden_channels, L] and noise [B, 2, L]. `speaker`
/// [B, S, 1] may be null.
onnx::Value stochastic_durations_graph(const onnx::Value& hidden, const onnx::Value& noise,
                                       const onnx::Value& mask, const onnx::Value* speaker,
                                       const onnx::Parameters& predictor, const VitsConfig& config);

/// Computes what DurationPredictor::forward() computes, which draws nothing.
onnx::Value durations_graph(const onnx::Value& hidden, const onnx::Value& mask,
                            const onnx::Value* speaker, const onnx::Parameters& predictor);

} // namespace formant::vits
