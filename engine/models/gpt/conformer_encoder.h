#pragma once

#include "engine/models/gpt/conformer_block.h"

#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/linear.h>

#include <memory>
#include <vector>

namespace formant::gpt {

/// A sequence, and which of its frames are real.
struct MaskedFrames {
    at::Tensor values; ///< [B, T, D]
    at::Tensor real;   ///< bool [B, T], false for padding
};

/// Encodes features of a recording at half their frame rate (Gulati et al. 2020): a convolution of
/// stride 2 over the features as an image, and Conformer blocks. Submodules: embed (conv.0, out.0,
/// and the buffer pos_enc.pe [1, positions, D]), encoders, after_norm.
class ConformerEncoder : public torch::nn::Module {
  public:
    explicit ConformerEncoder(const ConformerSize& size);
    /// Encodes features [B, T, input_width] of which `lengths` int64 [B] frames are real, to (T -
    /// 3) / 2 + 1 frames. At least 3 frames, and no more encoded ones than there are positions.
    MaskedFrames forward(const at::Tensor& features, const at::Tensor& lengths);

  private:
    at::Tensor subsampled(const at::Tensor& features);

    std::int64_t width_;
    torch::nn::Conv2d conv_;
    torch::nn::Linear out_;
    at::Tensor positions_; ///< the buffer embed.pos_enc.pe
    std::vector<std::shared_ptr<ConformerBlock>> blocks_;
    torch::nn::LayerNorm after_norm_;
};

/// Returns the sinusoidal table of positions [1, count, width] (Vaswani et al. 2017, section 3.5):
/// sines in the even channels, cosines in the odd ones; float32.
at::Tensor sinusoidal_positions(std::int64_t count, std::int64_t width);

} // namespace formant::gpt
