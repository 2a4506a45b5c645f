#pragma once

#include "engine/models/unet/unet_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/masked_group_norm.h"

#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/linear.h>

#include <vector>

namespace formant::unet {

/// Returns a sinusoidal embedding [B, channels] of time in 0..1, [B] (Vaswani et al. 2017; scaled
/// by 1000 as in Matcha-TTS).
at::Tensor time_embedding(const at::Tensor& time, std::int64_t channels);

/// Residual block: x + conv(silu(norm(conv(silu(norm(x))) + condition))).
class ResidualBlock : public torch::nn::Module {
  public:
    explicit ResidualBlock(std::int64_t channels);
    /// Takes x [B, C, T] and condition [B, C]; returns [B, C, T].
    at::Tensor forward(const at::Tensor& x, const at::Tensor& condition, const FrameMask& mask);

  private:
    std::shared_ptr<MaskedGroupNorm> norm1_, norm2_;
    torch::nn::Conv1d conv1_, conv2_;
    torch::nn::Linear condition_;
};

/// The residual blocks of a U-Net resolution, on the downsampling or upsampling path.
class Level : public torch::nn::Module {
  public:
    Level(std::int64_t blocks, std::int64_t channels);
    at::Tensor forward(const at::Tensor& x, const at::Tensor& condition, const FrameMask& mask);
    /// Stores only the input for the backward pass (nn/gradient_checkpoint.h).
    void set_gradient_checkpointing(bool on) { gradient_checkpointing_ = on; }

  private:
    std::vector<std::shared_ptr<ResidualBlock>> blocks_;
    bool gradient_checkpointing_ = false;
};

/// A one-dimensional U-Net (Ronneberger et al. 2015) that predicts the velocity of the flow.
class FlowDecoder : public torch::nn::Module {
  public:
    FlowDecoder(const UnetConfig& config, std::int64_t n_mels);
    /// Takes x (a point of the flow [B, n_mels, T]), mean (aligned mean of the encoder, same
    /// shape), time [B] in 0..1 and style [B, S]; returns the velocity [B, n_mels, T].
    at::Tensor forward(const at::Tensor& x, const at::Tensor& mean, const at::Tensor& time,
                       const at::Tensor& style, const FrameMask& mask);
    void set_gradient_checkpointing(bool on);

  private:
    at::Tensor condition(const at::Tensor& time, const at::Tensor& style);
    at::Tensor through_levels(at::Tensor x, const at::Tensor& condition, const FrameMask& mask);

    std::int64_t channels_;
    torch::nn::Linear time1_, time2_, style_;
    torch::nn::Conv1d in_;
    std::vector<std::shared_ptr<Level>> down_, up_;
    std::vector<torch::nn::Conv1d> downsample_, upsample_, merge_;
    std::shared_ptr<MaskedGroupNorm> norm_;
    torch::nn::Conv1d out_;
};

} // namespace formant::unet
