#include "engine/train/step/term_weights.h"

namespace formant {
namespace {

/// Returns the warmup factor of a term at a step, 0 to 1.
double warmup_factor(const LossTerm& term, std::int64_t step) {
    if (step >= term.warmup_steps)
        return 1;
    return static_cast<double>(step) / static_cast<double>(term.warmup_steps);
}

} // namespace

std::vector<double> term_weights_at(const PhaseSpec& phase, std::int64_t step) {
    std::vector<double> weights;
    weights.reserve(phase.terms.size());
    for (const LossTerm& term : phase.terms)
        weights.push_back(term.weight * warmup_factor(term, step));
    return weights;
}

std::vector<double> validation_weights(const PhaseSpec& phase) {
    std::vector<double> weights;
    weights.reserve(phase.terms.size());
    for (const LossTerm& term : phase.terms)
        weights.push_back(term.adversarial ? 0 : term.weight);
    return weights;
}

} // namespace formant
