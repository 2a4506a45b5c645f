#include "engine/hardware/attention_check.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/variable.h>

#include <array>

namespace formant {
namespace {

/// Sums of 64 products near 1 in half precision; a wrong kernel is off by much more.
constexpr double tolerance = 0.05;

using Attention = at::Tensor (*)(const at::Tensor& query, const at::Tensor& key,
                                 const at::Tensor& value);

at::Tensor flash(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value) {
    return std::get<0>(at::_scaled_dot_product_flash_attention(query, key, value));
}

at::Tensor efficient(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value) {
    return std::get<0>(at::_scaled_dot_product_efficient_attention(
        query, key, value, /*attn_bias=*/{}, /*compute_log_sumexp=*/true));
}

at::Tensor math(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value) {
    return std::get<0>(at::_scaled_dot_product_attention_math(query, key, value));
}

/// Result and gradients of attention over 2 heads of 32 places, [1, 2, 32, 64] each, in float32.
std::array<at::Tensor, 4> compute(Attention attention, c10::Device device, c10::ScalarType type) {
    const auto input = [&](double from, double to) {
        at::Tensor values = at::linspace(from, to, 2 * 32 * 64).sin().view({1, 2, 32, 64});
        return values.to(device, type).requires_grad_();
    };
    const at::Tensor query = input(0, 90), key = input(5, 50), value = input(-1, 30);
    const at::Tensor result = attention(query, key, value);
    result.sum().backward();
    const auto plain = [](const at::Tensor& tensor) {
        return tensor.detach().to(at::kCPU, at::kFloat);
    };
    return {plain(result), plain(query.grad()), plain(key.grad()), plain(value.grad())};
}

bool works(Attention attention, c10::Device device) {
    try {
        const auto expected = compute(math, at::kCPU, at::kFloat);
        const auto found = compute(attention, device, at::kHalf);
        for (std::size_t i = 0; i < expected.size(); ++i)
            if (!at::allclose(found[i], expected[i], tolerance, tolerance))
                return false;
        return true;
    } catch (const c10::Error&) { // what this is asked for: it does not work
        return false;
    }
}

} // namespace

std::vector<std::string> working_attention_backends(c10::Device device) {
    constexpr std::array<std::pair<const char*, Attention>, 3> backends = {
        {{"flash", flash}, {"efficient", efficient}, {"math", math}}};
    std::vector<std::string> working;
    for (const auto& [name, attention] : backends)
        if (works(attention, device))
            working.emplace_back(name);
    return working;
}

} // namespace formant
