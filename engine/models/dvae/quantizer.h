#pragma once

#include <torch/nn/module.h>

#include <cstdint>

namespace formant::dvae {

/// Vectors that were replaced by those of a quantizer.
struct Quantized {
    at::Tensor codes;      ///< int64 [B, T]
    at::Tensor vectors;    ///< of the codes, [B, dim, T]; their gradient goes to the input
    at::Tensor commitment; ///< squared distance of input and vector, [B, T], gradient to the input;
                           ///< undefined if the quantizer needs no such loss
    at::Tensor codebook;   ///< the same, gradient to the vectors; undefined if they are not learned
};

/// Replaces vectors by those of a finite set, which have numbers: codes.
class Quantizer : public torch::nn::Module {
  public:
    /// Replaces x [B, dim, T].
    virtual Quantized quantize(const at::Tensor& x) const = 0;
    /// Returns the vectors [B, dim, T] of codes int64 [B, T].
    virtual at::Tensor vectors_of(const at::Tensor& codes) const = 0;
    virtual std::int64_t codes() const = 0; ///< number of codes
};

} // namespace formant::dvae
