#pragma once

#include "engine/models/dvae/quantizer.h"
#include "engine/models/dvae/residual_block.h"
#include "engine/nn/frame_mask.h"

#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace formant::dvae {

/// Size of a DvaeNetwork; the defaults are those of the published codec of XTTS v2.
struct DvaeSize {
    std::int64_t n_mels = 80;
    std::int64_t codes = 1024; ///< of a codebook
    std::int64_t code_width = 512;
    std::int64_t hidden_width = 512; ///< after the first convolution; twice after the second
    std::int64_t blocks = 3;         ///< residual ones, on each side
    std::int64_t levels = 0;         ///< of a scalar quantizer; 0: a codebook
};

/// Frames of a mel that one code stands for.
inline constexpr std::int64_t frames_per_code = 4;

/// The codec of XTTS: a VQ-VAE (van den Oord et al. 2017) over mels with one code for four frames.
/// Names and shapes are those of upstream's class DiscreteVAE. Submodules: encoder, decoder,
/// codebook. Padding changes no result.
class DvaeNetwork : public torch::nn::Module {
  public:
    explicit DvaeNetwork(const DvaeSize& size);

    /// Encodes a mel [B, n_mels, T] to vectors [B, code_width, T / 4, rounded up]; 0 where it is
    /// padding.
    at::Tensor encode(const at::Tensor& mel, const FrameMask& mask);
    /// Decodes vectors [B, code_width, C], of which `real` [B, 1, C] are not padding, to a mel
    /// [B, n_mels, 4 C].
    at::Tensor decode(const at::Tensor& vectors, const at::Tensor& real);
    /// Returns the codes int64 [B, C] of a mel [B, n_mels, T]; arbitrary where it is padding.
    at::Tensor codes_of(const at::Tensor& mel, const FrameMask& mask) {
        return quantizer_->quantize(encode(mel, mask)).codes;
    }
    Quantizer& quantizer() { return *quantizer_; }

  private:
    void add_encoder(const DvaeSize& size);
    void add_decoder(const DvaeSize& size);

    torch::nn::Conv1d down_1_{nullptr}, down_2_{nullptr}, to_code_{nullptr};
    torch::nn::Conv1d from_code_{nullptr}, up_1_{nullptr}, up_2_{nullptr}, to_mel_{nullptr};
    std::vector<std::shared_ptr<ResidualBlock>> encoder_blocks_, decoder_blocks_;
    std::shared_ptr<Quantizer> quantizer_;
};

/// Returns a mask of real codes [B, 1, C] for frames masked by `mask`.
at::Tensor real_codes(const FrameMask& mask);

} // namespace formant::dvae
