#include "engine/models/gpt/token_sampler.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <limits>
#include <tuple>

namespace formant::gpt {
namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

at::Tensor penalized(const at::Tensor& scores, const at::Tensor& occurred, double penalty) {
    const at::Tensor less_likely = at::where(scores < 0, scores * penalty, scores / penalty);
    return at::where(occurred, less_likely, scores);
}

at::Tensor with_top_k(const at::Tensor& scores, std::int64_t count) {
    const at::Tensor lowest = std::get<0>(scores.topk(count, -1)).narrow(-1, count - 1, 1);
    return scores.masked_fill(scores < lowest, never);
}

/// A token stays if those with higher scores have less than the probability `share` together.
at::Tensor with_top_p(const at::Tensor& scores, double share) {
    const auto [sorted, order] = scores.sort(/*stable=*/true, -1, /*descending=*/true);
    const at::Tensor probabilities = at::softmax(sorted, -1);
    const at::Tensor before = probabilities.cumsum(-1) - probabilities;
    at::Tensor is_unlikely = before >= share;
    is_unlikely.select(-1, 0).fill_(false);
    return scores.masked_fill(is_unlikely.scatter(-1, order, is_unlikely), never);
}

/// Inverts the distribution function, over the tokens from the most likely one on.
at::Tensor drawn(const at::Tensor& scores, const at::Tensor& draws) {
    const auto [sorted, order] = scores.sort(/*stable=*/true, -1, /*descending=*/true);
    const at::Tensor cumulative = at::softmax(sorted, -1).cumsum(-1);
    const at::Tensor goal = draws.unsqueeze(1) * cumulative.narrow(-1, -1, 1);
    const at::Tensor place = (cumulative <= goal).sum(-1, /*keepdim=*/true);
    const at::Tensor last =
        (sorted > never).sum(-1, /*keepdim=*/true) - 1; // if goal was rounded up
    return order.gather(-1, place.minimum(last)).squeeze(-1);
}

} // namespace

TokenSampler::TokenSampler(const SamplingOptions& options, std::int64_t batch, std::int64_t tokens,
                           const std::vector<std::int64_t>& occurred)
    : options_(options), occurred_(at::zeros({batch, tokens}, at::kBool)) {
    for (const std::int64_t token : occurred)
        occurred_.select(1, token).fill_(true);
}

at::Tensor TokenSampler::scores(const at::Tensor& logits) const {
    at::Tensor scores =
        penalized(logits, occurred_.to(logits.device()), options_.repetition_penalty);
    if (options_.temperature <= 0)
        return scores;
    scores = scores / options_.temperature;
    if (options_.top_k > 0)
        scores = with_top_k(scores, std::min(options_.top_k, scores.size(-1)));
    return options_.top_p < 1 ? with_top_p(scores, options_.top_p) : scores;
}

at::Tensor TokenSampler::next(const at::Tensor& logits, const at::Tensor& draws) {
    const at::Tensor likely = scores(logits);
    at::Tensor tokens =
        options_.temperature <= 0 ? likely.argmax(-1) : drawn(likely, draws.to(likely.dtype()));
    remember(tokens);
    return tokens;
}

void TokenSampler::remember(const at::Tensor& tokens) {
    occurred_ = occurred_.to(tokens.device()).scatter(1, tokens.unsqueeze(1), true);
}

} // namespace formant::gpt
