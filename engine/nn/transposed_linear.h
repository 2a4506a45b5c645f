#pragma once

#include "engine/nn/low_rank_adapter.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>

namespace formant {

/// A linear layer whose weight is stored transposed, [in, out], as GPT-2's checkpoints have it.
/// Parameters: weight [in, out], bias [out]. Weights are drawn with the standard deviation
/// `deviation`; the bias is 0.
class TransposedLinear : public torch::nn::Module {
  public:
    TransposedLinear(std::int64_t in, std::int64_t out, double deviation);
    /// Maps x [..., in] to [..., out]. An adapter draws from `dropout`.
    at::Tensor forward(const at::Tensor& x, const Dropout& dropout = {}) const;

    std::int64_t in() const { return weight_.size(0); }
    std::int64_t out() const { return weight_.size(1); }
    /// Adds the output of an adapter from now on. Another module registers it.
    void set_adapter(std::shared_ptr<LowRankAdapter> adapter) { adapter_ = std::move(adapter); }
    const std::shared_ptr<LowRankAdapter>& adapter() const { return adapter_; } ///< or null

  private:
    at::Tensor weight_, bias_;
    std::shared_ptr<LowRankAdapter> adapter_;
};

} // namespace formant
