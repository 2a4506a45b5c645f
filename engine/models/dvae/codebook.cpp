#include "engine/models/dvae/codebook.h"

#include <ATen/ATen.h>

namespace formant::dvae {
namespace {

constexpr double decay = 0.99;
constexpr double smoothing = 1e-5; ///< Laplace's, so that no code has the size 0

/// Returns the vectors of x [B, dim, T] as rows, [B * T, dim].
at::Tensor rows_of(const at::Tensor& x) {
    return x.transpose(1, 2).flatten(0, 1);
}

} // namespace

Codebook::Codebook(std::int64_t dim, std::int64_t codes)
    : embed_(register_buffer("embed", at::randn({dim, codes}))),
      cluster_size_(register_buffer("cluster_size", at::zeros({codes}))),
      embed_avg_(register_buffer("embed_avg", embed_.clone())) {}

at::Tensor Codebook::codes_of(const at::Tensor& x) const {
    const at::Tensor rows = rows_of(x);
    const at::Tensor distances = rows.square().sum(1, /*keepdim=*/true) -
                                 2 * at::matmul(rows, embed_) + embed_.square().sum(0);
    return distances.argmin(1).view({x.size(0), x.size(2)});
}

at::Tensor Codebook::vectors_of(const at::Tensor& codes) const {
    return at::embedding(embed_.t(), codes).transpose(1, 2);
}

Quantized Codebook::quantize(const at::Tensor& x) const {
    const at::Tensor codes = codes_of(x.detach());
    const at::Tensor vectors = vectors_of(codes);
    return {codes, x + (vectors - x).detach(), (vectors.detach() - x).square().sum()};
}

void Codebook::update(const at::Tensor& x, const at::Tensor& codes) {
    const at::NoGradGuard no_gradients;
    const at::Tensor one_hot = at::one_hot(codes.flatten(), embed_.size(1)).to(x.dtype());
    cluster_size_.mul_(decay).add_(one_hot.sum(0), 1 - decay);
    embed_avg_.mul_(decay).add_(at::matmul(rows_of(x).t(), one_hot), 1 - decay);
    const at::Tensor total = cluster_size_.sum();
    const at::Tensor sizes = (cluster_size_ + smoothing) /
                             (total + static_cast<double>(embed_.size(1)) * smoothing) * total;
    embed_.copy_(embed_avg_ / sizes);
}

} // namespace formant::dvae
