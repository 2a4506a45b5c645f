#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant::gpt {

class AttentionEncoderBlock;

/// Encodes the mel of a reference recording by attention over all its frames (Betker 2023,
/// Tortoise, section 3). Each block adds the result of the attention to its normalized input.
/// Submodules: init, attn.
class AttentionEncoder : public torch::nn::Module {
  public:
    struct Size {
        std::int64_t n_mels = 80;
        std::int64_t width = 1024; ///< D, a multiple of `heads`
        std::int64_t heads = 16;
        std::int64_t blocks = 6;
    };
    explicit AttentionEncoder(const Size& size);
    /// Encodes a mel [B, n_mels, T] to [B, D, T]. There is no padding: zeros after a short
    /// recording are part of it.
    at::Tensor forward(const at::Tensor& mel);

  private:
    torch::nn::Conv1d init_;
    std::vector<std::shared_ptr<AttentionEncoderBlock>> blocks_;
};

} // namespace formant::gpt
