#pragma once

#include "engine/models/vits/vits_config.h"
#include "engine/onnx/parameters.h"

namespace formant::vits {

/// Computes what CouplingFlow::from_prior() computes, in a graph: z [B, inter_channels, T], mask
/// [B, 1, T]. `speaker` [B, S, 1] may be null.
onnx::Value from_prior_graph(const onnx::Value& z, const onnx::Value& mask,
                             const onnx::Value* speaker, const onnx::Parameters& flow,
                             const VitsConfig& config);

} // namespace formant::vits
