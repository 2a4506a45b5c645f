#pragma once

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// A convolution over the last axis.
struct ConvolutionShape {
    std::int64_t in = 1;
    std::int64_t out = 1;
    std::int64_t kernel = 1;
    std::int64_t stride = 1;
    std::int64_t padding = 0;
    std::int64_t dilation = 1;
    std::int64_t groups = 1;
    bool transposed = false;
    bool bias = true;
    bool of_rows = false; ///< of [B, in, rows, T], each row by itself; the weight is
                          ///< [out, in, kernel, 1], as if they lay behind one another
};

/// Over one axis, the length kept (odd kernels).
ConvolutionShape same_length(std::int64_t in, std::int64_t out, std::int64_t kernel,
                             std::int64_t dilation = 1);

/// How the weight of a convolution is made of its parameters.
enum class WeightNorm {
    none,     ///< it is one: `weight`
    weight,   ///< direction and length (Salimans and Kingma 2016): `weight_v`, `weight_g`
    spectral, ///< divided by its largest singular value (Miyato et al. 2018): `weight_orig`
};

/// A convolution with any of them. Names, order and first values of the parameters are those of
/// PyTorch's layers under torch.nn.utils.weight_norm and spectral_norm.
class Convolution : public torch::nn::Module {
  public:
    /// x [B, in, T] or [B, in, rows, T] -> [B, out, ...]
    at::Tensor forward(const at::Tensor& x);
    /// The same of each, with a weight that is made once where passes do not change it.
    virtual std::vector<at::Tensor> forward_each(const std::vector<at::Tensor>& inputs);

  protected:
    explicit Convolution(ConvolutionShape shape) : shape_(shape) {}
    virtual at::Tensor weight() = 0;
    /// A weight as PyTorch draws it: [out, in / groups, kernel], transposed [in, out, kernel].
    at::Tensor drawn_weight() const;
    void register_bias();

  private:
    at::Tensor convolve(const at::Tensor& x, const at::Tensor& weight) const;
    double first_bound() const;

    ConvolutionShape shape_;
    at::Tensor bias_; ///< [out], or undefined
};

std::shared_ptr<Convolution> convolution(const ConvolutionShape& shape, WeightNorm norm);

} // namespace formant
