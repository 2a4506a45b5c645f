#include "engine/nn/masked_group_norm.h"

#include "engine/nn/masked_group_norm_cpu.h"

#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>

#include <tuple>

namespace formant {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

using ThreeTensors = std::tuple<at::Tensor, at::Tensor, at::Tensor>;

ThreeTensors forward_operator(const at::Tensor& x, const at::Tensor& lengths, std::int64_t groups,
                              const at::Tensor& weight, const at::Tensor& bias) {
    GroupNormForward result = group_norm_forward_cpu(x, lengths, groups, weight, bias);
    return {std::move(result.y), std::move(result.mean), std::move(result.rstd)};
}

ThreeTensors backward_operator(const at::Tensor& grad_y, const at::Tensor& x,
                               const at::Tensor& lengths, std::int64_t groups,
                               const at::Tensor& weight, const at::Tensor& mean,
                               const at::Tensor& rstd) {
    GroupNormBackward result =
        group_norm_backward_cpu(grad_y, x, lengths, groups, weight, mean, rstd);
    return {std::move(result.x), std::move(result.weight), std::move(result.bias)};
}

template <class Function>
auto find_operator(const char* name, Function*) {
    return c10::Dispatcher::singleton().findSchemaOrThrow(name, "").typed<Function>();
}

class FusedCpuGroupNorm : public torch::autograd::Function<FusedCpuGroupNorm> {
  public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& x,
                              const at::Tensor& lengths, std::int64_t groups,
                              const at::Tensor& weight, const at::Tensor& bias) {
        static const auto normalize = find_operator("formant::group_norm", forward_operator);
        const auto [y, mean, rstd] = normalize.call(x, lengths, groups, weight, bias);
        context->save_for_backward({x, lengths, weight, mean, rstd});
        context->saved_data["groups"] = groups;
        return y;
    }

    static variable_list backward(AutogradContext* context, const variable_list& grads) {
        const variable_list saved = context->get_saved_variables();
        static const auto gradients =
            find_operator("formant::group_norm_backward", backward_operator);
        const auto [x, weight, bias] =
            gradients.call(grads[0], saved[0], saved[1], context->saved_data["groups"].toInt(),
                           saved[2], saved[3], saved[4]);
        return {x, at::Tensor(), at::Tensor(), weight, bias};
    }
};

at::Tensor group_norm_with_tensor_operations(const at::Tensor& x, const FrameMask& mask,
                                             std::int64_t groups, const at::Tensor& weight,
                                             const at::Tensor& bias) {
    const std::int64_t batch = x.size(0), channels = x.size(1), time = x.size(2);
    const at::Tensor real = mask.values().view({batch, 1, 1, time});
    const at::Tensor count =
        mask.lengths().view({batch, 1, 1, 1}).to(at::kFloat) * (channels / groups);
    const at::Tensor grouped = x.reshape({batch, groups, channels / groups, time});
    const at::Tensor mean = (grouped * real).sum({2, 3}, true) / count;
    const at::Tensor centered = (grouped - mean) * real;
    const at::Tensor variance = centered.square().sum({2, 3}, true) / count;
    const at::Tensor normal = (centered * (variance + group_norm_eps).rsqrt()).reshape(x.sizes());
    return (normal * weight.view({1, -1, 1}) + bias.view({1, -1, 1})) * mask.values();
}

} // namespace

TORCH_LIBRARY_FRAGMENT(formant, operators) {
    operators.def("group_norm(Tensor x, Tensor lengths, int groups, Tensor weight, Tensor bias) -> "
                  "(Tensor, Tensor, Tensor)");
    operators.def("group_norm_backward(Tensor grad_y, Tensor x, Tensor lengths, int groups, "
                  "Tensor weight, Tensor mean, Tensor rstd) -> (Tensor, Tensor, Tensor)");
}
TORCH_LIBRARY_IMPL(formant, CPU, operators) {
    operators.impl("group_norm", forward_operator);
    operators.impl("group_norm_backward", backward_operator);
}

at::Tensor masked_group_norm(const at::Tensor& x, const FrameMask& mask, std::int64_t groups,
                             const at::Tensor& weight, const at::Tensor& bias) {
    // Sums over thousands of values need full precision; autocast treats group_norm the same way.
    const at::Tensor full = x.scalar_type() == at::kDouble ? x : x.to(at::kFloat);
    if (full.is_cpu() && full.scalar_type() == at::kFloat)
        return FusedCpuGroupNorm::apply(full.contiguous(), mask.lengths(), groups, weight, bias);
    return group_norm_with_tensor_operations(full, mask, groups, weight, bias);
}

MaskedGroupNorm::MaskedGroupNorm(std::int64_t groups, std::int64_t channels)
    : groups_(groups), weight_(register_parameter("weight", torch::ones({channels}))),
      bias_(register_parameter("bias", torch::zeros({channels}))) {}

at::Tensor MaskedGroupNorm::forward(const at::Tensor& x, const FrameMask& mask) {
    return masked_group_norm(x, mask, groups_, weight_, bias_);
}

} // namespace formant
