#pragma once

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// Options of a convolution over the last axis.
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
    bool is_per_row = false; ///< input [B, in, rows, T], each row convolved separately; the weight
                             ///< is [out, in, kernel, 1], the layout of a column-wise Conv2d
};

/// Returns a shape with "same" padding: the output is as long as the input (odd kernels).
ConvolutionShape same_padding(std::int64_t in, std::int64_t out, std::int64_t kernel,
                              std::int64_t dilation = 1);

/// Parametrization of a convolution's weight.
enum class WeightNorm {
    none,     ///< the plain parameter `weight`
    weight,   ///< direction and norm (Salimans and Kingma 2016): `weight_v`, `weight_g`
    spectral, ///< divided by its largest singular value (Miyato et al. 2018): `weight_orig`
};

/// Base class of convolutions with any weight parametrization. Names, order and initial values of
/// the parameters are those of PyTorch's layers under torch.nn.utils.weight_norm and spectral_norm.
class Convolution : public torch::nn::Module {
  public:
    /// Convolves x [B, in, T] or [B, in, rows, T] -> [B, out, ...].
    at::Tensor forward(const at::Tensor& x);
    /// Convolves each input. Computes the weight once unless the forward pass changes it (spectral
    /// norm).
    virtual std::vector<at::Tensor> forward_each(const std::vector<at::Tensor>& inputs);

  protected:
    explicit Convolution(ConvolutionShape shape) : shape_(shape) {}
    virtual at::Tensor weight() = 0;
    /// Draws a weight from PyTorch's default distribution: [out, in / groups, kernel], transposed
    /// [in, out, kernel].
    at::Tensor initial_weight() const;
    void register_bias();

  private:
    at::Tensor convolve(const at::Tensor& x, const at::Tensor& weight) const;
    double initial_bound() const;

    ConvolutionShape shape_;
    at::Tensor bias_; ///< [out], or undefined
};

/// Creates a convolution with the given parametrization.
std::shared_ptr<Convolution> convolution(const ConvolutionShape& shape, WeightNorm norm);

} // namespace formant
