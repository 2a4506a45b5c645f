#include "engine/hardware/self_test/self_test_calculations.h"

#include "engine/hardware/self_test/synthetic_tensor.h"

#include <ATen/ATen.h>
#include <ATen/Context.h>
#include <ATen/ops/_fused_adamw.h>

namespace formant {
namespace {

constexpr double tf32_roundoff = 0x1p-11; // ten bits of the mantissa are kept
/// Winograd's algorithm, with which cuDNN computes some convolutions, loses more bits than a plain
/// sum of products: an H200 was off by 5.4e-5 in the gradients, where 1.6e-5 would be plausible
/// without.
constexpr double fast_convolution_roundoff = 0x1p-16;
constexpr std::int64_t width = 256; // of the matrices
constexpr std::int64_t sound_channels = 32, kernel_taps = 3, sound_frames = 128;
constexpr std::int64_t fft_size = 512, hop = 128;
constexpr std::int64_t updates = 3;

/// Allows TF32 for float32 products in its scope.
class WithTf32 {
  public:
    WithTf32() { at::globalContext().setAllowTF32CuBLAS(true); }
    ~WithTf32() { at::globalContext().setAllowTF32CuBLAS(before_); }
    WithTf32(const WithTf32&) = delete;
    WithTf32& operator=(const WithTf32&) = delete;

  private:
    bool before_ = at::globalContext().allowTF32CuBLAS();
};

Tensors two_matrices(at::ScalarType type) {
    return {synthetic_tensor({64, width}, 1, type), synthetic_tensor({width, 96}, 2, type)};
}

Tensors multiply(const Tensors& inputs) {
    return {at::matmul(inputs[0], inputs[1])};
}

DeviceCalculation product_in(const std::string& precision, at::ScalarType type) {
    return {"matmul-" + precision,
            message(FORMANT_TR("hardware", "{precision} matmul"), {{"precision", precision}}),
            two_matrices(type),
            type,
            unit_roundoff_of(type),
            width,
            [](const Tensors& inputs) {
                const at::NoTF32Guard without_tf32;
                return multiply(inputs);
            }};
}

DeviceCalculation product_in_tf32() {
    DeviceCalculation product = product_in("tf32", at::kFloat);
    product.unit_roundoff = tf32_roundoff;
    product.compute = [](const Tensors& inputs) {
        const WithTf32 with_tf32;
        return multiply(inputs);
    };
    return product;
}

/// Returns a sound [B, C, T] and a kernel [C, C, kernel_taps].
Tensors sound_and_kernel() {
    return {synthetic_tensor({2, sound_channels, sound_frames}, 3, at::kFloat),
            synthetic_tensor({sound_channels, sound_channels, kernel_taps}, 4, at::kFloat)};
}

Tensors convolve(const Tensors& inputs) {
    return {at::conv1d(inputs[0], inputs[1], {}, /*stride=*/1, /*padding=*/1)};
}

/// Computes the gradients of sound and kernel, with the sound as the gradient of the output. Does
/// not use autograd, which runs in its own thread, where TF32 is not disabled.
Tensors convolve_backward(const Tensors& inputs) {
    const auto [sound, kernel, bias] = at::convolution_backward(
        inputs[0], inputs[0], inputs[1], at::OptionalIntArrayRef(), /*stride=*/{1}, /*padding=*/{1},
        /*dilation=*/{1}, /*transposed=*/false, /*output_padding=*/{0}, /*groups=*/1,
        {true, true, false});
    return {sound, kernel};
}

DeviceCalculation convolution() {
    return {"conv-forward",
            message(FORMANT_TR("hardware", "convolution")),
            sound_and_kernel(),
            at::kFloat,
            fast_convolution_roundoff,
            sound_channels * kernel_taps,
            [](const Tensors& inputs) {
                const at::NoTF32Guard without_tf32;
                return convolve(inputs);
            }};
}

DeviceCalculation convolution_backward() {
    return {"conv-backward",
            message(FORMANT_TR("hardware", "convolution gradients")),
            sound_and_kernel(),
            at::kFloat,
            fast_convolution_roundoff,
            2 * sound_frames, // of the kernel: over batch and time
            [](const Tensors& inputs) {
                const at::NoTF32Guard without_tf32;
                return convolve_backward(inputs);
            }};
}

/// Computes the spectrum of a sound [B, T] and reconstructs the sound from it.
Tensors stft_round_trip(const Tensors& inputs) {
    const at::Tensor window = at::hann_window(fft_size, inputs[0].options());
    const at::Tensor spectrum =
        at::stft(inputs[0], fft_size, hop, fft_size, window, /*center=*/true, "reflect",
                 /*normalized=*/false, /*onesided=*/true, /*return_complex=*/true);
    const at::Tensor sound =
        at::istft(spectrum, fft_size, hop, fft_size, window, /*center=*/true, /*normalized=*/false,
                  /*onesided=*/true, inputs[0].size(1));
    return {at::view_as_real(spectrum), sound};
}

DeviceCalculation spectrum() {
    return {"stft",
            message(FORMANT_TR("hardware", "STFT/iSTFT round trip")),
            {synthetic_tensor({2, 16 * fft_size}, 5, at::kFloat)},
            at::kFloat,
            unit_roundoff_of(at::kFloat),
            fft_size,
            stft_round_trip};
}

/// Returns weights and moments after some updates. Inputs: weights and gradient.
Tensors update_weights(const Tensors& inputs) {
    Tensors weights = {inputs[0].clone()}, averages = {at::zeros_like(inputs[0])};
    Tensors squares = {at::zeros_like(inputs[0])};
    for (std::int64_t i = 1; i <= updates; ++i) {
        const Tensors gradients = {inputs[1] / i};
        const Tensors steps = {at::full({}, i, inputs[0].options().dtype(at::kFloat))};
        at::_fused_adamw_(weights, gradients, averages, squares, /*max_exp_avg_sqs=*/{}, steps,
                          /*lr=*/0.01, /*beta1=*/0.9, /*beta2=*/0.98, /*weight_decay=*/0.01,
                          /*eps=*/1e-8, /*amsgrad=*/false, /*maximize=*/false);
    }
    return {weights[0], averages[0], squares[0]};
}

DeviceCalculation optimizer() {
    constexpr std::int64_t roundings = 8; // of one update: decay, two moments, root, quotient
    return {"adamw",
            message(FORMANT_TR("hardware", "AdamW update")),
            {synthetic_tensor({1000}, 6, at::kFloat), synthetic_tensor({1000}, 7, at::kFloat)},
            at::kFloat,
            unit_roundoff_of(at::kFloat),
            updates * roundings,
            update_weights};
}

} // namespace

std::vector<DeviceCalculation> self_test_calculations(const GpuAbilities& offered) {
    std::vector<DeviceCalculation> all = {product_in("float32", at::kFloat)};
    if (offered.tf32)
        all.push_back(product_in_tf32());
    if (offered.bf16)
        all.push_back(product_in("bf16", at::kBFloat16));
    if (offered.fp16)
        all.push_back(product_in("fp16", at::kHalf));
    for (auto make : {convolution, convolution_backward, spectrum, optimizer})
        all.push_back(make());
    return all;
}

std::vector<DeviceCalculation> quick_calculations() {
    std::vector<DeviceCalculation> both = {convolution(), convolution_backward()};
    both[0].compute = convolve;
    both[1].compute = convolve_backward;
    for (DeviceCalculation& one : both)
        one.unit_roundoff = tf32_roundoff; // cuDNN's default where the card has it
    return both;
}

} // namespace formant
