#include "engine/models/hifigan/period_discriminator.h"

#include <ATen/ATen.h>

namespace formant::hifigan {
namespace {

ConvolutionShape row_convolution(std::int64_t in, std::int64_t out, std::int64_t kernel,
                                 std::int64_t stride) {
    return {.in = in,
            .out = out,
            .kernel = kernel,
            .stride = stride,
            .padding = kernel / 2,
            .is_per_row = true};
}

std::vector<ConvolutionShape> period_layers(std::int64_t widest) {
    return {row_convolution(1, widest / 32, 5, 3),
            row_convolution(widest / 32, widest / 8, 5, 3),
            row_convolution(widest / 8, widest / 2, 5, 3),
            row_convolution(widest / 2, widest, 5, 3),
            row_convolution(widest, widest, 5, 1),
            row_convolution(widest, 1, 3, 1)};
}

} // namespace

PeriodDiscriminator::PeriodDiscriminator(std::int64_t period, WeightNorm norm, std::int64_t widest)
    : Discriminator(period_layers(widest), norm), period_(period) {}

at::Tensor PeriodDiscriminator::reshape_input(const at::Tensor& samples) const {
    const std::int64_t over = samples.size(2) % period_;
    const at::Tensor padded =
        over == 0 ? samples : at::reflection_pad1d(samples, {0, period_ - over});
    return padded.unflatten(2, {-1, period_}).transpose(2, 3).contiguous();
}

} // namespace formant::hifigan
