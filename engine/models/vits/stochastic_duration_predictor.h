#pragma once

#include "engine/models/vits/duration_flow.h"
#include "engine/models/vits/separable_convolutions.h"
#include "engine/nn/dropout.h"
#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>
#include <memory>

namespace formant::vits {

/// Stochastic duration predictor: models the distribution of each token's duration as a normalizing
/// flow with variational dequantization and data augmentation (Kim et al. 2021, section 2.2.2 and
/// appendix B.1).
class StochasticDurationPredictor : public torch::nn::Module {
  public:
    StochasticDurationPredictor(std::int64_t channels, std::int64_t speaker_channels);
    /// Returns an upper bound of -log p(durations | text), summed over the tokens [B]. Takes hidden
    /// [B, C, L], durations float [B, 1, L] in frames, normal noise [B, 2, L] and speaker [B, S, 1]
    /// (or undefined).
    at::Tensor negative_log_likelihood(const at::Tensor& hidden, const at::Tensor& durations,
                                       const at::Tensor& noise, const FrameMask& mask,
                                       const at::Tensor& speaker, const Dropout& dropout);
    /// Draws log durations [B, 1, L] with noise [B, 2, L].
    at::Tensor draw(const at::Tensor& hidden, const at::Tensor& noise, const FrameMask& mask,
                    const at::Tensor& speaker);

  private:
    at::Tensor condition(const at::Tensor& hidden, const FrameMask& mask, const at::Tensor& speaker,
                         const Dropout& dropout);
    /// Logit of the fraction of a frame subtracted from each duration, the augmentation variable,
    /// and log q of both [B].
    struct Dequantized {
        at::Tensor logit, second, log_q;
    };
    Dequantized dequantize(const at::Tensor& durations, const at::Tensor& noise,
                           const at::Tensor& condition, const FrameMask& mask,
                           const Dropout& dropout);

    std::shared_ptr<DurationFlow> flows_;
    torch::nn::Conv1d post_pre_, post_proj_;
    std::shared_ptr<SeparableConvolutions> post_convs_;
    std::shared_ptr<DurationFlow> post_flows_;
    torch::nn::Conv1d pre_, proj_;
    std::shared_ptr<SeparableConvolutions> convs_;
    torch::nn::Conv1d cond_{nullptr};
};

} // namespace formant::vits
