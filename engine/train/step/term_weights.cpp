#include "engine/train/step/term_weights.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Returns the warmup factor of a term at a step, 0 to 1.
double warmup_factor(const LossTerm& term, std::int64_t step) {
    if (step >= term.warmup_steps)
        return 1;
    return static_cast<double>(step) / static_cast<double>(term.warmup_steps);
}

} // namespace

at::Tensor weights_at(const PhaseSpec& phase, std::int64_t step, at::Device device) {
    std::vector<double> weights;
    weights.reserve(phase.terms.size());
    for (const LossTerm& term : phase.terms)
        weights.push_back(term.weight * warmup_factor(term, step));
    return at::tensor(weights, at::kDouble).to(device, at::kFloat);
}

at::Tensor validation_term_mask(const PhaseSpec& phase, at::Device device) {
    std::vector<double> mask;
    mask.reserve(phase.terms.size());
    for (const LossTerm& term : phase.terms)
        mask.push_back(term.adversarial ? 0 : 1);
    return at::tensor(mask, at::kDouble).to(device, at::kFloat);
}

bool is_warmup_step(const PhaseSpec& phase, std::int64_t step) {
    return std::any_of(phase.terms.begin(), phase.terms.end(), [&](const LossTerm& term) {
        return term.warmup_steps > 0 && step <= term.warmup_steps;
    });
}

} // namespace formant
