#pragma once

#include "engine/models/vits/vits_config.h"
#include "engine/onnx/parameters.h"

namespace formant::vits {

struct EncodedTextGraph {
    onnx::Value hidden; ///< [B, hidden_channels, L]
    onnx::Value prior;  ///< means and logarithms of scales [B, 2 * inter_channels, L]
};

/// Computes what TextEncoder::forward() computes, in a graph: tokens int64 [B, L], mask [B, 1, L].
/// `time` is L, as int64 [1].
EncodedTextGraph text_encoder_graph(const onnx::Value& tokens, const onnx::Value& mask,
                                    const onnx::Value& time, const onnx::Parameters& encoder,
                                    const VitsConfig& config);

} // namespace formant::vits
