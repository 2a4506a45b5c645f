#pragma once

#include <torch/nn/module.h>

#include <cstdint>

namespace formant {

/// A linear layer whose weight is stored transposed, [in, out], as GPT-2's checkpoints have it.
/// Parameters: weight [in, out], bias [out]. Weights are drawn with the standard deviation
/// `deviation`; the bias is 0.
class TransposedLinear : public torch::nn::Module {
  public:
    TransposedLinear(std::int64_t in, std::int64_t out, double deviation);
    /// Maps x [..., in] to [..., out].
    at::Tensor forward(const at::Tensor& x) const;

  private:
    at::Tensor weight_, bias_;
};

} // namespace formant
