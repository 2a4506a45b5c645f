#include "engine/models/unet/graph_layers.h"

#include "engine/models/unet/layers.h"

#include <ATen/ATen.h>

namespace formant::unet {

using onnx::Parameters;
using onnx::Value;

/// Normalizes the values of each group as if they were those of one channel.
Value group_norm(const Value& x, const Parameters& module) {
    onnx::GraphBuilder& builder = x.builder();
    const Value ones = builder.constant(onnx::constant_of(at::ones({norm_groups})));
    const Value zeros = builder.constant(onnx::constant_of(at::zeros({norm_groups})));
    const std::int64_t channels = module.tensor("weight").numel();
    const Value normalized =
        builder.add("InstanceNormalization", {reshape(x, {0, norm_groups, -1}), ones, zeros},
                    {{"epsilon", 1e-5f}});
    return reshape(normalized, {0, channels, -1}) * reshape(module("weight"), {1, -1, 1}) +
           reshape(module("bias"), {1, -1, 1});
}

Value silu(const Value& x) {
    return x * apply("Sigmoid", x);
}

Value linear(const Value& x, const Parameters& module) {
    return x.builder().add("Gemm", {x, module("weight"), module("bias")},
                           {{"transB", std::int64_t{1}}});
}

} // namespace formant::unet
