#pragma once

#include "engine/models/unet/unet_config.h"
#include "engine/onnx/parameters.h"

#include <cstdint>

namespace formant::unet {

/// Computes what UnetModel::integrate_ode() computes from time 0 on, without padding, in a graph:
/// from the start [1, n_mels, T] and the aligned means [1, n_mels, T]. `style` [1, S] may be null,
/// for a style of zeros; `frames` is T, as int64 [1].
onnx::Value integrate_graph(const onnx::Value& start, const onnx::Value& mean,
                            const onnx::Value* style, const onnx::Value& frames,
                            const onnx::Parameters& decoder, const UnetConfig& config,
                            std::int64_t steps);

} // namespace formant::unet
