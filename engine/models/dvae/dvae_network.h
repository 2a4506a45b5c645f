#pragma once

#include "engine/models/dvae/codebook.h"
#include "engine/models/dvae/residual_block.h"

#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace formant::dvae {

/// Size of a DvaeNetwork; the defaults are those of the published codec of XTTS v2.
struct DvaeSize {
    std::int64_t n_mels = 80;
    std::int64_t codes = 1024;
    std::int64_t code_width = 512;
    std::int64_t hidden_width = 512; ///< after the first convolution; twice after the second
    std::int64_t blocks = 3;         ///< residual ones, on each side
};

/// The codec of XTTS: a VQ-VAE (van den Oord et al. 2017) over mels with one code for four frames.
/// Names and shapes are those of upstream's class DiscreteVAE. Submodules: encoder, decoder,
/// codebook.
class DvaeNetwork : public torch::nn::Module {
  public:
    explicit DvaeNetwork(const DvaeSize& size);

    /// Encodes a mel [B, n_mels, T] to vectors [B, code_width, T / 4, rounded up].
    at::Tensor encode(const at::Tensor& mel);
    /// Decodes vectors [B, code_width, C] to a mel [B, n_mels, 4 C].
    at::Tensor decode(const at::Tensor& vectors);
    /// Returns the codes int64 [B, C] of a mel [B, n_mels, T].
    at::Tensor codes_of(const at::Tensor& mel) { return codebook_->codes_of(encode(mel)); }
    Codebook& codebook() { return *codebook_; }

  private:
    void add_encoder(const DvaeSize& size);
    void add_decoder(const DvaeSize& size);

    torch::nn::Conv1d down_1_{nullptr}, down_2_{nullptr}, to_code_{nullptr};
    torch::nn::Conv1d from_code_{nullptr}, up_1_{nullptr}, up_2_{nullptr}, to_mel_{nullptr};
    std::vector<std::shared_ptr<ResidualBlock>> encoder_blocks_, decoder_blocks_;
    std::shared_ptr<Codebook> codebook_;
};

} // namespace formant::dvae
