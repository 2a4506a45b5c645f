#include "engine/hardware/kernel_check.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/variable.h>

#include <vector>

namespace formant {
namespace {

/// TF32 products of about 64 terms near 1; a wrong kernel is off by whole numbers.
constexpr double tolerance = 0.05;

/// Result and gradients of a small convolution and product, on the CPU again.
std::vector<at::Tensor> compute_on(c10::Device device) {
    const at::Tensor input =
        at::linspace(-1, 1, std::int64_t{2} * 16 * 32).view({2, 16, 32}).to(device);
    at::Tensor kernel = at::linspace(-1, 1, std::int64_t{16} * 16 * 3).view({16, 16, 3}).to(device);
    at::Tensor matrix = at::linspace(1, -1, std::int64_t{32} * 32).view({32, 32}).to(device);
    kernel.requires_grad_();
    matrix.requires_grad_();
    const at::Tensor output =
        at::matmul(at::conv1d(input, kernel, {}, /*stride=*/1, /*padding=*/1), matrix);
    at::tanh(output).sum().backward();
    return {output.detach().cpu(), kernel.grad().cpu(), matrix.grad().cpu()};
}

tl::unexpected<Error> unusable(c10::Device device, const std::string& reason) {
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "{device} does not compute as it should: {reason}. "
                                               "Is this LibTorch made for it? `--gpu cpu` uses "
                                               "the CPU"),
                        {{"device", device.str()}, {"reason", reason}}));
}

} // namespace

Result<void> check_kernels(c10::Device device) {
    try {
        const auto expected = compute_on(at::kCPU), found = compute_on(device);
        for (std::size_t i = 0; i < expected.size(); ++i)
            if (!at::allclose(found[i], expected[i], tolerance, tolerance))
                return unusable(device, "its results differ from the CPU's");
    } catch (const c10::Error& failure) {
        return unusable(device, failure.what_without_backtrace());
    }
    return {};
}

} // namespace formant
