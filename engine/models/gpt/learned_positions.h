#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/embedding.h>

namespace formant::gpt {

/// A learned vector for each position. Submodule: emb, weight [positions, D].
class LearnedPositions : public torch::nn::Module {
  public:
    LearnedPositions(std::int64_t positions, std::int64_t width);
    /// Returns the vectors of `count` positions from `first` on, [count, D]. Positions beyond the
    /// table are an error of LibTorch.
    at::Tensor forward(std::int64_t count, std::int64_t first = 0) const;

  private:
    torch::nn::Embedding emb_;
};

} // namespace formant::gpt
