#pragma once

#include <torch/nn/module.h>

#include <cstdint>

namespace formant::dvae {

/// Vectors that were replaced by the nearest ones of a codebook.
struct Quantized {
    at::Tensor codes;      ///< int64 [B, T]
    at::Tensor vectors;    ///< of the codes, [B, dim, T]
    at::Tensor commitment; ///< sum over all elements of (input - vector)^2, scalar
};

/// A codebook (van den Oord et al. 2017, section 3.1) whose vectors are moving averages of what
/// they replaced (appendix A.1). Buffers: embed [dim, codes] (the vectors), cluster_size [codes],
/// embed_avg [dim, codes].
class Codebook : public torch::nn::Module {
  public:
    Codebook(std::int64_t dim, std::int64_t codes);

    /// Returns the codes int64 [B, T] of the vectors nearest to x [B, dim, T].
    at::Tensor codes_of(const at::Tensor& x) const;
    /// Returns the vectors [B, dim, T] of codes int64 [B, T].
    at::Tensor vectors_of(const at::Tensor& codes) const;
    /// Replaces x [B, dim, T]. The gradient of the vectors goes to x (straight through).
    Quantized quantize(const at::Tensor& x) const;
    /// Moves the vectors towards the inputs x [B, dim, T] with these codes.
    void update(const at::Tensor& x, const at::Tensor& codes);

  private:
    at::Tensor embed_, cluster_size_, embed_avg_;
};

} // namespace formant::dvae
