#pragma once

#include "engine/nn/convolution.h"

namespace formant {

/// Convolution with the weight `weight_orig` / sigma, where sigma is the largest singular value
/// (Miyato et al. 2018, algorithm 1). Sigma is estimated from the previous singular vectors; in
/// training mode every forward pass refines them by one power iteration.
/// Parameters: bias, weight_orig; buffers: weight_u [out], weight_v [product of the other sizes].
class SpectralNormConvolution : public Convolution {
  public:
    explicit SpectralNormConvolution(const ConvolutionShape& shape);
    std::vector<at::Tensor> forward_each(const std::vector<at::Tensor>& inputs) override;

  private:
    at::Tensor weight() override;
    void iterate(const at::Tensor& matrix);
    at::Tensor original_;
    at::Tensor u_;
    at::Tensor v_;
};

} // namespace formant
