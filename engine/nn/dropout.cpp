#include "engine/nn/dropout.h"

#include <ATen/ATen.h>

#include <utility>

namespace formant {
namespace {

at::Tensor rescaled(const at::Tensor& x, const at::Tensor& mask, double rate) {
    return x.mul(mask).mul(1 / (1 - rate));
}

} // namespace

Dropout::Dropout(Noise& noise, at::Tensor sample_ids, std::string scope)
    : noise_(&noise), sample_ids_(std::move(sample_ids)), scope_(std::move(scope)) {}

Dropout Dropout::scoped(const std::string& part) const {
    return noise_ == nullptr ? Dropout() : Dropout(*noise_, sample_ids_, scope_ + "/" + part);
}

/// Returns which elements stay, bool [B, channels, time].
at::Tensor Dropout::mask(const std::string& draw, std::int64_t channels, std::int64_t time,
                         double rate) const {
    return noise_->uniform(scope_ + "/" + draw, sample_ids_, channels, time).ge(rate);
}

at::Tensor Dropout::operator()(const std::string& draw, const at::Tensor& x, double rate) const {
    if (!drops(rate))
        return x;
    return rescaled(x, mask(draw, x.size(1), x.size(2), rate), rate);
}

/// The channel of a draw is query * heads + head, which does not depend on the padding.
at::Tensor Dropout::apply_to_attention(const std::string& draw, const at::Tensor& weights,
                                       double rate) const {
    if (!drops(rate))
        return weights;
    const std::int64_t heads = weights.size(1), queries = weights.size(2);
    const at::Tensor rows = mask(draw, queries * heads, weights.size(3), rate);
    return rescaled(weights, rows.unflatten(1, {queries, heads}).transpose(1, 2), rate);
}

} // namespace formant
