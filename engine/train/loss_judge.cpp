#include "engine/train/loss_judge.h"

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

} // namespace

Verdict LossJudge::judge(const StepFacts& facts) {
    if (facts.applied)
        return applied(facts.grad_norm);
    applied_in_a_row_ = 0;
    if (facts.overflow && std::isfinite(facts.total_loss) && overflows_in_a_row_ < most_halvings)
        return overflowed();
    if (++skips_in_a_row_ >= config_.rollback_after_skips)
        return roll_back();
    const bool finite = std::isfinite(facts.total_loss) && std::isfinite(facts.grad_norm);
    return finite ? Verdict::skipped_explosion : Verdict::skipped_not_finite;
}

Verdict LossJudge::applied(double grad_norm) {
    skips_in_a_row_ = 0;
    overflows_in_a_row_ = 0;
    if (++applied_in_a_row_ >= good_stretch)
        roll_backs_ = 0;
    norms_.push_back(grad_norm);
    if (norms_.size() > window)
        norms_.pop_front();
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

double LossJudge::limit() const {
    if (!config_.explosion_protection || norms_.size() < enough_to_judge)
        return std::numeric_limits<double>::infinity();
    return config_.explosion_threshold * median(norms_);
}

StateTree LossJudge::save() const {
    StateTree state;
    StateTree::List norms(norms_.begin(), norms_.end());
    state["norms"] = std::move(norms);
    state["skips_in_a_row"] = skips_in_a_row_;
    state["applied_in_a_row"] = applied_in_a_row_;
    state["overflows_in_a_row"] = overflows_in_a_row_;
    state["roll_backs"] = roll_backs_;
    state["rate_factor"] = rate_factor_;
    return state;
}

Result<void> LossJudge::load(const StateTree& state) {
    const auto norms = state.get<StateTree::List>("norms");
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
    for (const StateTree& norm : *norms)
        if (const auto* value = std::get_if<double>(&norm.value()))
            norms_.push_back(*value);
    skips_in_a_row_ = *skips;
    applied_in_a_row_ = *applied;
    overflows_in_a_row_ = *overflows;
    roll_backs_ = *roll_backs;
    rate_factor_ = *factor;
    return {};
}

} // namespace formant
