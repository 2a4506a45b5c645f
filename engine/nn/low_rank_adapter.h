#pragma once

#include "engine/nn/dropout.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <string>

namespace formant {

/// Size of a LowRankAdapter.
struct AdapterSize {
    std::int64_t in = 0, out = 0; ///< of the layer
    std::int64_t rank = 8;
    double alpha = 16;  ///< the addition is scaled by alpha / rank
    double dropout = 0; ///< of the input
};

/// Computes what LoRA adds to the output of a frozen linear layer (Hu et al. 2022, section 4.1):
/// alpha / rank * b a x. It is 0 before training. Parameters: a [rank, in], b [out, rank]; buffer:
/// scale.
class LowRankAdapter : public torch::nn::Module {
  public:
    /// `draw` names the draws of the dropout.
    LowRankAdapter(const AdapterSize& size, std::string draw);
    /// Maps the layer's input x [B, T, in] to the addition [B, T, out].
    at::Tensor forward(const at::Tensor& x, const Dropout& dropout) const;

  private:
    double dropout_;
    std::string draw_;
    at::Tensor a_, b_, scale_;
};

} // namespace formant
