#include "engine/train/monitor/divergence_monitor.h"

#include <algorithm>
#include <cmath>

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

using ValuesOfPhases = std::map<std::string, std::deque<double>>;

void add_to_window(std::deque<double>& values, double value) {
    values.push_back(value);
    if (values.size() > window)
        values.pop_front();
}

/// Returns the largest value of a phase; 0 if it has none.
double largest_of(const ValuesOfPhases& values, const std::string& phase) {
    const auto found = values.find(phase);
    return found == values.end() || found->second.empty() ? 0 : std::ranges::max(found->second);
}

bool is_finite(const StepFacts& facts) {
    return std::isfinite(facts.total_loss) &&
           std::ranges::all_of(facts.phases, [](const PhaseFacts& phase) {
               return std::isfinite(phase.grad_norm);
           });
}

StateTree::Map as_map(const ValuesOfPhases& values) {
    StateTree::Map of_phases;
    for (const auto& [phase, list] : values)
        of_phases[phase] = StateTree::List(list.begin(), list.end());
    return of_phases;
}

/// Returns no values for checkpoints from before they were recorded for each phase.
Result<ValuesOfPhases> saved_values(const StateTree& state, const char* key) {
    if (!state.contains(key))
        return ValuesOfPhases();
    return state.subtree(key).map([](const StateTree& of_phases) {
        ValuesOfPhases values;
        for (const auto& [phase, list] : of_phases.map())
            if (const auto* entries = std::get_if<StateTree::List>(&list.value()))
                for (const StateTree& entry : *entries)
                    if (const auto* value = std::get_if<double>(&entry.value()))
                        values[phase].push_back(*value);
        return values;
    });
}

} // namespace

bool StepFacts::applied() const {
    return std::ranges::all_of(phases, &PhaseFacts::applied);
}

LossVerdict DivergenceMonitor::add_step(const StepFacts& facts) {
    exceeded_limits_.clear();
    for (const PhaseFacts& phase : facts.phases)
        if (!phase.applied)
            exceeded_limits_[phase.phase] = limits(phase.phase);
    for (const PhaseFacts& phase : facts.phases)
        if (phase.applied)
            record(phase);
        else
            record_spike(phase);
    if (facts.applied())
        return step_applied();
    applied_in_a_row_ = 0;
    if (facts.overflow && std::isfinite(facts.total_loss) && overflows_in_a_row_ < max_halvings)
        return scale_overflowed();
    if (++skips_in_a_row_ >= config_.rollback_after_skips)
        return request_rollback();
    return is_finite(facts) ? LossVerdict::skipped_explosion : LossVerdict::skipped_not_finite;
}

void DivergenceMonitor::record(const PhaseFacts& phase) {
    add_to_window(norms_[phase.phase], phase.grad_norm);
    add_to_window(losses_[phase.phase], std::abs(phase.loss));
}

/// A loss that is a spike, or a norm beyond that of any batch, is never that of a hard batch; and
/// without the norms of enough steps, nobody knows what such a norm is.
void DivergenceMonitor::record_spike(const PhaseFacts& phase) {
    const auto norms = norms_.find(phase.phase);
    const bool is_known = norms != norms_.end() && norms->second.size() >= min_history;
    const bool is_moderate = phase.grad_norm <= max_hard_batch * usual_norm_limit(phase.phase) &&
                             std::abs(phase.loss) <= loss_limit(phase.phase);
    if (config_.explosion_protection && is_known && is_moderate)
        add_to_window(spikes_[phase.phase], phase.grad_norm);
}

void DivergenceMonitor::keep_spikes_of_hard_batches() {
    for (const auto& [phase, norms] : spikes_)
        for (const double norm : norms)
            add_to_window(hard_batches_[phase], norm);
    spikes_.clear();
}

LossVerdict DivergenceMonitor::step_applied() {
    keep_spikes_of_hard_batches();
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

/// Keeps the norms and losses, so that the steps after a rollback are checked too.
LossVerdict DivergenceMonitor::request_rollback() {
    spikes_.clear();
    skips_in_a_row_ = 0;
    overflows_in_a_row_ = 0;
    if (++rollbacks_ >= max_rollbacks)
        return LossVerdict::diverged;
    rate_factor_ /= 2;
    return LossVerdict::rollback;
}

SpikeLimits DivergenceMonitor::limits(const std::string& phase) const {
    if (!config_.explosion_protection)
        return {};
    return {norm_limit(phase), loss_limit(phase)};
}

SpikeLimits DivergenceMonitor::exceeded_limits(const std::string& phase) const {
    const auto found = exceeded_limits_.find(phase);
    return found == exceeded_limits_.end() ? limits(phase) : found->second;
}

double DivergenceMonitor::norm_limit(const std::string& phase) const {
    const double usual = usual_norm_limit(phase);
    const double known =
        std::max(hard_batch_allowance * largest_of(hard_batches_, phase),
                 growth_share * config_.explosion_threshold * largest_of(norms_, phase));
    return std::clamp(known, usual, max_hard_batch * usual);
}

double DivergenceMonitor::usual_norm_limit(const std::string& phase) const {
    const auto norms = norms_.find(phase);
    if (norms == norms_.end() || norms->second.empty())
        return max_of_first_step;
    const double doubled = std::ldexp(1, static_cast<int>(rollbacks_));
    if (norms->second.size() >= min_history)
        return doubled * config_.explosion_threshold * median(norms->second);
    const double largest = largest_of(norms_, phase);
    // A norm of 0 says nothing about the next one.
    return largest == 0 ? max_of_first_step
                        : doubled * early_norm_allowance * config_.explosion_threshold * largest;
}

double DivergenceMonitor::loss_limit(const std::string& phase) const {
    if (!losses_.contains(phase))
        return max_of_first_step;
    return max_loss_growth * std::max(1.0, largest_of(losses_, phase));
}

StateTree DivergenceMonitor::save() const {
    StateTree state;
    state["norms_of_phases"] = as_map(norms_);
    state["losses_of_phases"] = as_map(losses_);
    state["spikes_of_phases"] = as_map(spikes_);
    state["hard_batches_of_phases"] = as_map(hard_batches_);
    state["skips_in_a_row"] = skips_in_a_row_;
    state["applied_in_a_row"] = applied_in_a_row_;
    state["overflows_in_a_row"] = overflows_in_a_row_;
    state["roll_backs"] = rollbacks_;
    state["rate_factor"] = rate_factor_;
    return state;
}

Result<void> DivergenceMonitor::load(const StateTree& state) {
    auto norms = saved_values(state, "norms_of_phases");
    auto losses = saved_values(state, "losses_of_phases");
    auto spikes = saved_values(state, "spikes_of_phases");
    auto hard_batches = saved_values(state, "hard_batches_of_phases");
    const auto skips = state.get<std::int64_t>("skips_in_a_row");
    const auto applied = state.get<std::int64_t>("applied_in_a_row");
    const auto overflows = state.get<std::int64_t>("overflows_in_a_row");
    const auto rollbacks = state.get<std::int64_t>("roll_backs");
    const auto factor = state.get<double>("rate_factor");
    for (const auto* count : {&skips, &applied, &overflows, &rollbacks})
        if (!*count)
            return fail(count->error());
    for (const auto* values : {&norms, &losses, &spikes, &hard_batches})
        if (!*values)
            return fail(values->error());
    if (!factor)
        return fail(factor.error());
    spikes_ = std::move(*spikes);
    hard_batches_ = std::move(*hard_batches);
    norms_ = std::move(*norms);
    losses_ = std::move(*losses);
    skips_in_a_row_ = *skips;
    applied_in_a_row_ = *applied;
    overflows_in_a_row_ = *overflows;
    rollbacks_ = *rollbacks;
    rate_factor_ = *factor;
    return {};
}

} // namespace formant
