#pragma once

#include "engine/nn/convolution.h"

namespace formant {

/// weight / sigma, its largest singular value (Miyato et al. 2018, algorithm 1): estimated with the
/// vectors of the last time, which every forward pass in training improves by one power iteration.
/// Parameters: bias, weight_orig; buffers: weight_u [out], weight_v [all the rest].
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
