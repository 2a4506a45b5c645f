#include "engine/train/monitor/divergence_monitor.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace formant {
namespace {

constexpr std::size_t window = 100;
constexpr std::size_t min_history = 20;
constexpr std::int64_t stable_steps_to_reset = 200;

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

/// Returns an empty tree for checkpoints from before norms were recorded per phase.
Result<StateTree> saved_norms(const StateTree& state) {
    return state.contains("norms_of_phases") ? state.subtree("norms_of_phases")
                                             : StateTree(StateTree::Map());
}

} // namespace

bool StepFacts::applied() const {
    return std::ranges::all_of(phases, &PhaseFacts::applied);
}

LossVerdict DivergenceMonitor::add_step(const StepFacts& facts) {
    for (const PhaseFacts& phase : facts.phases)
        if (phase.applied)
            record_norm(phase);
    if (facts.applied())
        return step_applied();
    applied_in_a_row_ = 0;
    if (facts.overflow && std::isfinite(facts.total_loss) && overflows_in_a_row_ < max_halvings)
        return scale_overflowed();
    if (++skips_in_a_row_ >= config_.rollback_after_skips)
        return request_rollback();
    return is_finite(facts) ? LossVerdict::skipped_explosion : LossVerdict::skipped_not_finite;
}

void DivergenceMonitor::record_norm(const PhaseFacts& phase) {
    auto& norms = norms_[phase.phase];
    norms.push_back(phase.grad_norm);
    if (norms.size() > window)
        norms.pop_front();
}

LossVerdict DivergenceMonitor::step_applied() {
    skips_in_a_row_ = 0;
    overflows_in_a_row_ = 0;
    if (++applied_in_a_row_ >= stable_steps_to_reset)
        rollbacks_ = 0;
    return LossVerdict::ok;
}

/// The loss itself is finite: only the scale was too large, and the next step uses a smaller one.
LossVerdict DivergenceMonitor::scale_overflowed() {
    ++overflows_in_a_row_;
    return overflows_in_a_row_ % halvings_per_warning == 0 ? LossVerdict::scale_keeps_halving
                                                           : LossVerdict::scale_halved;
}

/// Clears the norms too: if the usual norm has really grown, the old limit would skip every step.
LossVerdict DivergenceMonitor::request_rollback() {
    skips_in_a_row_ = 0;
    overflows_in_a_row_ = 0;
    norms_.clear();
    if (++rollbacks_ >= max_rollbacks)
        return LossVerdict::diverged;
    rate_factor_ /= 2;
    return LossVerdict::rollback;
}

double DivergenceMonitor::limit(const std::string& phase) const {
    const auto norms = norms_.find(phase);
    if (!config_.explosion_protection || norms == norms_.end() ||
        norms->second.size() < min_history)
        return std::numeric_limits<double>::infinity();
    return config_.explosion_threshold * median(norms->second);
}

GradNormLimits DivergenceMonitor::limits() const {
    GradNormLimits limits;
    for (const auto& [phase, norms] : norms_)
        limits[phase] = limit(phase);
    return limits;
}

StateTree DivergenceMonitor::save() const {
    StateTree state;
    StateTree::Map of_phases;
    for (const auto& [phase, norms] : norms_)
        of_phases[phase] = StateTree::List(norms.begin(), norms.end());
    state["norms_of_phases"] = std::move(of_phases);
    state["skips_in_a_row"] = skips_in_a_row_;
    state["applied_in_a_row"] = applied_in_a_row_;
    state["overflows_in_a_row"] = overflows_in_a_row_;
    state["roll_backs"] = rollbacks_;
    state["rate_factor"] = rate_factor_;
    return state;
}

Result<void> DivergenceMonitor::load(const StateTree& state) {
    const auto norms = saved_norms(state);
    const auto skips = state.get<std::int64_t>("skips_in_a_row");
    const auto applied = state.get<std::int64_t>("applied_in_a_row");
    const auto overflows = state.get<std::int64_t>("overflows_in_a_row");
    const auto rollbacks = state.get<std::int64_t>("roll_backs");
    const auto factor = state.get<double>("rate_factor");
    for (const auto* count : {&skips, &applied, &overflows, &rollbacks})
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
    rollbacks_ = *rollbacks;
    rate_factor_ = *factor;
    return {};
}

} // namespace formant
