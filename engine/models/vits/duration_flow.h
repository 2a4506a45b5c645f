#pragma once

#include "engine/models/vits/separable_convolutions.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/rational_quadratic_spline.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace formant::vits {

constexpr std::int64_t duration_splines = 4;
constexpr std::int64_t spline_bins = 10;
constexpr double spline_bound = 5; ///< durations beyond are not moved

/// Result of a flow: the transformed variable and the log-determinant of the Jacobian [B].
struct FlowResult {
    at::Tensor z;
    at::Tensor log_determinant;
};

/// Elementwise affine flow: z * exp(logs) + m per channel.
class AffineFlow : public torch::nn::Module {
  public:
    explicit AffineFlow(std::int64_t channels);
    FlowResult forward(const at::Tensor& z, const FrameMask& mask);
    at::Tensor inverse(const at::Tensor& z, const FrameMask& mask);

  private:
    at::Tensor m_, logs_; ///< [C, 1]
};

/// Spline flow: transforms the second channel with a spline whose bins are predicted from the first
/// channel and a condition.
class SplineFlow : public torch::nn::Module {
  public:
    explicit SplineFlow(std::int64_t channels);
    /// Transforms z [B, 2, L] with condition [B, C, L].
    FlowResult forward(const at::Tensor& z, const at::Tensor& condition, const FrameMask& mask);
    at::Tensor inverse(const at::Tensor& z, const at::Tensor& condition, const FrameMask& mask);

  private:
    SplineParameters parameters(const at::Tensor& first, const at::Tensor& condition,
                                const FrameMask& mask);

    std::int64_t channels_;
    torch::nn::Conv1d pre_;
    std::shared_ptr<SeparableConvolutions> convs_;
    torch::nn::Conv1d proj_;
};

/// An affine flow and four spline flows, with the two channels swapped after each spline: the list
/// `flows` or `post_flows` of upstream VITS.
class DurationFlow : public torch::nn::Module {
  public:
    explicit DurationFlow(std::int64_t channels);
    FlowResult forward(const at::Tensor& z, const at::Tensor& condition, const FrameMask& mask);
    /// Inverts the flow without the spline flow next to the affine one, as upstream does in
    /// inference.
    at::Tensor inverse(at::Tensor z, const at::Tensor& condition, const FrameMask& mask);

  private:
    std::shared_ptr<AffineFlow> affine_;
    std::vector<std::shared_ptr<SplineFlow>> splines_;
};

} // namespace formant::vits
