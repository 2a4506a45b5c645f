#pragma once

#include "engine/nn/convolution.h"

namespace formant {

/// Convolution with weight = g * v / |v|, where the norm is over all but the first dimension
/// (Salimans and Kingma 2016).
/// Parameters: bias, weight_g [first, 1, ...], weight_v.
class WeightNormConvolution : public Convolution {
  public:
    explicit WeightNormConvolution(const ConvolutionShape& shape);

  private:
    at::Tensor weight() override;
    at::Tensor g_;
    at::Tensor v_;
};

} // namespace formant
