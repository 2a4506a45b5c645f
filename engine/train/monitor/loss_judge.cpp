#include "engine/train/monitor/loss_judge.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace formant {
namespace {

constexpr std::size_t window = 100;
constexpr std::size_t enough_to_judge = 20;
constexpr std::int64_t good_stretch = 200;

double median(std::deque<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

bool is_finite(const StepFacts& facts) {
    return std::isfinite(facts.total_loss) &&
           std::ranges::all_of(facts.phases, [](const PhaseFacts& phase) {
               return std::isfinite(phase.grad_norm);
           });
}

/// Written before each phase had its own are none.
Result<StateTree> saved_norms(const StateTree& state) {
    return state.contains("norms_of_phases") ? state.subtree("norms_of_phases")
                                             : StateTree(StateTree::Map());
}

} // namespace

bool StepFacts::applied() const {
    return std::ranges::all_of(phases, &PhaseFacts::applied);
}

Verdict LossJudge::judge(const StepFacts& facts) {
    for (const PhaseFacts& phase : facts.phases)
        if (phase.applied)
            remember(phase);
    if (facts.applied())
        return applied();
    applied_in_a_row_ = 0;
    if (facts.overflow && std::isfinite(facts.total_loss) && overflows_in_a_row_ < most_halvings)
        return overflowed();
    if (++skips_in_a_row_ >= config_.rollback_after_skips)
        return roll_back();
    return is_finite(facts) ? Verdict::skipped_explosion : Verdict::skipped_not_finite;
}

void LossJudge::remember(const PhaseFacts& phase) {
    auto& norms = norms_[phase.phase];
    norms.push_back(phase.grad_norm);
    if (norms.size() > window)
        norms.pop_front();
}

Verdict LossJudge::applied() {
    skips_in_a_row_ = 0;
    overflows_in_a_row_ = 0;
    if (++applied_in_a_row_ >= good_stretch)
        roll_backs_ = 0;
    return Verdict::fine;
}

/// The loss itself is a number: only the scale was too large, and is smaller in the next step.
Verdict LossJudge::overflowed() {
    ++overflows_in_a_row_;
    return overflows_in_a_row_ % many_halvings == 0 ? Verdict::scale_keeps_halving
                                                    : Verdict::scale_halved;
}

/// The norms are forgotten too: where the usual norm has really grown, a limit from before would
/// skip for ever.
Verdict LossJudge::roll_back() {
    skips_in_a_row_ = 0;
    overflows_in_a_row_ = 0;
    norms_.clear();
    if (++roll_backs_ >= most_roll_backs)
        return Verdict::diverged;
    rate_factor_ /= 2;
    return Verdict::roll_back;
}

double LossJudge::limit(const std::string& phase) const {
    const auto norms = norms_.find(phase);
    if (!config_.explosion_protection || norms == norms_.end() ||
        norms->second.size() < enough_to_judge)
        return std::numeric_limits<double>::infinity();
    return config_.explosion_threshold * median(norms->second);
}

GradNormLimits LossJudge::limits() const {
    GradNormLimits limits;
    for (const auto& [phase, norms] : norms_)
        limits[phase] = limit(phase);
    return limits;
}

StateTree LossJudge::save() const {
    StateTree state;
    StateTree::Map of_phases;
    for (const auto& [phase, norms] : norms_)
        of_phases[phase] = StateTree::List(norms.begin(), norms.end());
    state["norms_of_phases"] = std::move(of_phases);
    state["skips_in_a_row"] = skips_in_a_row_;
    state["applied_in_a_row"] = applied_in_a_row_;
    state["overflows_in_a_row"] = overflows_in_a_row_;
    state["roll_backs"] = roll_backs_;
    state["rate_factor"] = rate_factor_;
    return state;
}

Result<void> LossJudge::load(const StateTree& state) {
    const auto norms = saved_norms(state);
    const auto skips = state.get<std::int64_t>("skips_in_a_row");
    const auto applied = state.get<std::int64_t>("applied_in_a_row");
    const auto overflows = state.get<std::int64_t>("overflows_in_a_row");
    const auto roll_backs = state.get<std::int64_t>("roll_backs");
    const auto factor = state.get<double>("rate_factor");
    for (const auto* count : {&skips, &applied, &overflows, &roll_backs})
        if (!*count)
            return fail(count->error());
    if (!norms || !factor)
        return fail(!norms ? norms.error() : factor.error());
    norms_.clear();
    for (const auto& [phase, values] : norms->map())
        if (const auto* list = std::get_if<StateTree::List>(&values.value()))
            for (const StateTree& norm : *list)
                if (const auto* value = std::get_if<double>(&norm.value()))
                    norms_[phase].push_back(*value);
    skips_in_a_row_ = *skips;
    applied_in_a_row_ = *applied;
    overflows_in_a_row_ = *overflows;
    roll_backs_ = *roll_backs;
    rate_factor_ = *factor;
    return {};
}

} // namespace formant
