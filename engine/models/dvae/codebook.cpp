#include "engine/models/dvae/codebook.h"

#include <ATen/ATen.h>

namespace formant::dvae {
namespace {

/// Returns the codes int64 [B, T] of the vectors of `embed` [dim, codes] nearest to x [B, dim, T].
at::Tensor nearest(const at::Tensor& x, const at::Tensor& embed) {
    const at::Tensor rows = x.transpose(1, 2).flatten(0, 1);
    const at::Tensor distances = rows.square().sum(1, /*keepdim=*/true) -
                                 2 * at::matmul(rows, embed) + embed.square().sum(0);
    return distances.argmin(1).view({x.size(0), x.size(2)});
}

} // namespace

Codebook::Codebook(std::int64_t dim, std::int64_t codes)
    : embed_(register_parameter("embed", at::randn({dim, codes}))) {
    register_buffer("cluster_size", at::zeros({codes}));
    register_buffer("embed_avg", embed_.detach().clone());
}

at::Tensor Codebook::vectors_of(const at::Tensor& codes) const {
    return at::embedding(embed_.t(), codes).transpose(1, 2);
}

Quantized Codebook::quantize(const at::Tensor& x) const {
    const at::Tensor codes = nearest(x.detach(), embed_.detach());
    const at::Tensor vectors = vectors_of(codes);
    return {codes, x + (vectors - x).detach(), (vectors.detach() - x).square().sum(1),
            (vectors - x.detach()).square().sum(1)};
}

} // namespace formant::dvae
