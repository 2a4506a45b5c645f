#pragma once

#include "engine/models/gpt/gpt_block.h"
#include "engine/models/gpt/key_value_cache.h"

#include <memory>
#include <vector>

namespace formant::gpt {

/// What GptCore::forward() may have besides its input.
struct CoreOptions {
    at::Tensor keys{};              ///< bool [B, K], false for padding among all positions so far
    KeyValueCache* cache = nullptr; ///< to continue a sequence
    Dropout dropout{};
};

/// The blocks of GPT-2 and the normalization after them, without tables of tokens and positions.
/// Submodules: h (the blocks), ln_f.
class GptCore : public torch::nn::Module {
  public:
    explicit GptCore(const GptSize& size);
    /// Maps the sum of token and position embeddings x [B, T, D] to hidden states of the same
    /// shape.
    at::Tensor forward(at::Tensor x, const CoreOptions& options);
    void set_gradient_checkpointing(bool on) { gradient_checkpointing_ = on; }
    const GptSize& size() const { return size_; }

  private:
    at::Tensor run_block(std::size_t i, const at::Tensor& x, const CoreOptions& options);

    GptSize size_;
    bool gradient_checkpointing_ = false;
    std::vector<std::shared_ptr<GptBlock>> blocks_;
    torch::nn::LayerNorm ln_f_;
};

} // namespace formant::gpt
