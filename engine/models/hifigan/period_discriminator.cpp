#include "engine/models/hifigan/period_discriminator.h"

#include <ATen/ATen.h>

namespace formant::hifigan {
namespace {

ConvolutionShape of_phases(std::int64_t in, std::int64_t out, std::int64_t kernel,
                           std::int64_t stride) {
    return {.in = in,
            .out = out,
            .kernel = kernel,
            .stride = stride,
            .padding = kernel / 2,
            .of_rows = true};
}

std::vector<ConvolutionShape> period_layers(std::int64_t widest) {
    return {of_phases(1, widest / 32, 5, 3),         of_phases(widest / 32, widest / 8, 5, 3),
            of_phases(widest / 8, widest / 2, 5, 3), of_phases(widest / 2, widest, 5, 3),
            of_phases(widest, widest, 5, 1),         of_phases(widest, 1, 3, 1)};
}

} // namespace

PeriodDiscriminator::PeriodDiscriminator(std::int64_t period, WeightNorm norm, std::int64_t widest)
    : Discriminator(period_layers(widest), norm), period_(period) {}

at::Tensor PeriodDiscriminator::laid_out(const at::Tensor& samples) const {
    const std::int64_t over = samples.size(2) % period_;
    const at::Tensor whole =
        over == 0 ? samples : at::reflection_pad1d(samples, {0, period_ - over});
    return whole.unflatten(2, {-1, period_}).transpose(2, 3).contiguous();
}

} // namespace formant::hifigan
