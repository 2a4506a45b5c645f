#pragma once

#include "engine/models/vits/separable_convolutions.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/rational_quadratic_spline.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace formant::vits {

/// What a flow makes of a variable, and the logarithm of how much it stretches its space [B].
struct Flowed {
    at::Tensor z;
    at::Tensor log_determinant;
};

/// z * exp(logs) + m, each channel by itself.
class AffineFlow : public torch::nn::Module {
  public:
    explicit AffineFlow(std::int64_t channels);
    Flowed forward(const at::Tensor& z, const FrameMask& mask);
    at::Tensor inverse(const at::Tensor& z, const FrameMask& mask);

  private:
    at::Tensor m_, logs_; ///< [C, 1]
};

/// The second channel through a spline whose bins come from the first and a condition.
class SplineFlow : public torch::nn::Module {
  public:
    explicit SplineFlow(std::int64_t channels);
    /// z [B, 2, L], condition [B, C, L]
    Flowed forward(const at::Tensor& z, const at::Tensor& condition, const FrameMask& mask);
    at::Tensor inverse(const at::Tensor& z, const at::Tensor& condition, const FrameMask& mask);

  private:
    SplineParameters parameters(const at::Tensor& first, const at::Tensor& condition,
                                const FrameMask& mask);

    std::int64_t channels_;
    torch::nn::Conv1d pre_;
    std::shared_ptr<SeparableConvolutions> convs_;
    torch::nn::Conv1d proj_;
};

/// An affine flow and four spline flows, the two channels swapped after each: the list `flows` or
/// `post_flows` of the public code.
class DurationFlow : public torch::nn::Module {
  public:
    explicit DurationFlow(std::int64_t channels);
    Flowed forward(const at::Tensor& z, const at::Tensor& condition, const FrameMask& mask);
    /// Without the spline flow next to the affine one, as the public code speaks.
    at::Tensor inverse(at::Tensor z, const at::Tensor& condition, const FrameMask& mask);

  private:
    std::shared_ptr<AffineFlow> affine_;
    std::vector<std::shared_ptr<SplineFlow>> splines_;
};

} // namespace formant::vits
