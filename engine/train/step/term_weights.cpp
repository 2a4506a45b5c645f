#include "engine/train/step/term_weights.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Of a term's weight, at a step.
double share_at(const LossTerm& term, std::int64_t step) {
    if (step >= term.warmup_steps)
        return 1;
    return static_cast<double>(step) / static_cast<double>(term.warmup_steps);
}

} // namespace

at::Tensor weights_at(const PhaseSpec& phase, std::int64_t step, at::Device device) {
    std::vector<double> weights;
    weights.reserve(phase.terms.size());
    for (const LossTerm& term : phase.terms)
        weights.push_back(term.weight * share_at(term, step));
    return at::tensor(weights, at::kDouble).to(device, at::kFloat);
}

at::Tensor judged_terms(const PhaseSpec& phase, at::Device device) {
    std::vector<double> judged;
    judged.reserve(phase.terms.size());
    for (const LossTerm& term : phase.terms)
        judged.push_back(term.adversarial ? 0 : 1);
    return at::tensor(judged, at::kDouble).to(device, at::kFloat);
}

bool warms_up(const PhaseSpec& phase, std::int64_t step) {
    return std::any_of(phase.terms.begin(), phase.terms.end(), [&](const LossTerm& term) {
        return term.warmup_steps > 0 && step <= term.warmup_steps;
    });
}

} // namespace formant
