#include "engine/models/vits/duration_flow.h"

#include "engine/nn/conv1d.h"
#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

#include <cmath>

namespace formant::vits {
AffineFlow::AffineFlow(std::int64_t channels)
    : m_(register_parameter("m", at::zeros({channels, 1}))),
      logs_(register_parameter("logs", at::zeros({channels, 1}))) {}

FlowResult AffineFlow::forward(const at::Tensor& z, const FrameMask& mask) {
    return {(m_ + logs_.exp() * z) * mask.values(), (logs_ * mask.values()).sum({1, 2})};
}

at::Tensor AffineFlow::inverse(const at::Tensor& z, const FrameMask& mask) {
    return (z - m_) * (-logs_).exp() * mask.values();
}

/// Initializes the spline with bins of equal size.
SplineFlow::SplineFlow(std::int64_t channels)
    : channels_(channels), pre_(register_module("pre", conv1d(1, channels))),
      convs_(register_module("convs", std::make_shared<SeparableConvolutions>(channels, 0.0))),
      proj_(register_module("proj", conv1d(channels, 3 * spline_bins - 1))) {
    torch::nn::init::zeros_(proj_->weight);
    torch::nn::init::zeros_(proj_->bias);
}

SplineParameters SplineFlow::parameters(const at::Tensor& first, const at::Tensor& condition,
                                        const FrameMask& mask) {
    const at::Tensor hidden = convs_->forward(pre_(first) + condition, mask, Dropout());
    const at::Tensor all = in_full_precision(proj_(hidden) * mask.values()).transpose(1, 2);
    const double scale = std::sqrt(static_cast<double>(channels_));
    return {all.narrow(2, 0, spline_bins) / scale, all.narrow(2, spline_bins, spline_bins) / scale,
            all.narrow(2, 2 * spline_bins, spline_bins - 1)};
}

FlowResult SplineFlow::forward(const at::Tensor& z, const at::Tensor& condition,
                               const FrameMask& mask) {
    const auto halves = z.chunk(2, 1);
    const SplineResult moved = rational_quadratic_spline(
        halves[1].squeeze(1), parameters(halves[0], condition, mask), spline_bound);
    return {at::cat({halves[0], moved.y.unsqueeze(1)}, 1) * mask.values(),
            (moved.log_gradient * mask.values().squeeze(1)).sum(1)};
}

at::Tensor SplineFlow::inverse(const at::Tensor& z, const at::Tensor& condition,
                               const FrameMask& mask) {
    const auto halves = z.chunk(2, 1);
    const SplineResult moved = inverse_rational_quadratic_spline(
        halves[1].squeeze(1), parameters(halves[0], condition, mask), spline_bound);
    return at::cat({halves[0], moved.y.unsqueeze(1)}, 1) * mask.values();
}

DurationFlow::DurationFlow(std::int64_t channels)
    : affine_(register_module("0", std::make_shared<AffineFlow>(2))) {
    for (std::int64_t i = 0; i < duration_splines; ++i) // even indices: swaps without parameters
        splines_.push_back(
            register_module(std::to_string(2 * i + 1), std::make_shared<SplineFlow>(channels)));
}

FlowResult DurationFlow::forward(const at::Tensor& z, const at::Tensor& condition,
                                 const FrameMask& mask) {
    FlowResult flowed = affine_->forward(z, mask);
    for (const auto& spline : splines_) {
        const FlowResult next = spline->forward(flowed.z, condition, mask);
        flowed = {next.z.flip(1), flowed.log_determinant + next.log_determinant};
    }
    return flowed;
}

at::Tensor DurationFlow::inverse(at::Tensor z, const at::Tensor& condition, const FrameMask& mask) {
    for (std::size_t i = splines_.size(); i-- > 1;)
        z = splines_[i]->inverse(z.flip(1), condition, mask);
    return affine_->inverse(z.flip(1), mask);
}

} // namespace formant::vits
