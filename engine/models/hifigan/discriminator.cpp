#include "engine/models/hifigan/discriminator.h"

#include <ATen/ATen.h>

namespace formant::hifigan {
namespace {

/// Of `count` samples of a batch.
Judgement part_of(const Judgement& whole, std::int64_t first, std::int64_t count) {
    Judgement part{whole.score.narrow(0, first, count), {}};
    for (const at::Tensor& feature : whole.features)
        part.features.push_back(feature.narrow(0, first, count));
    return part;
}

} // namespace

void Discriminator::judge_both(const at::Tensor& real, const at::Tensor& made, JudgedPair& judged) {
    if (norm_ == WeightNorm::spectral || made.requires_grad()) {
        judged.real.push_back(judge(real));
        judged.made.push_back(judge(made));
        return;
    }
    const Judgement both = judge(at::cat({real, made}));
    judged.real.push_back(part_of(both, 0, real.size(0)));
    judged.made.push_back(part_of(both, real.size(0), made.size(0)));
}

} // namespace formant::hifigan
