#include "engine/train/loss_judge.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace formant {
namespace {

constexpr std::size_t window = 100;
constexpr std::size_t enough_to_judge = 20;

double median(std::deque<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

Verdict LossJudge::judge(const StepFacts& facts) {
    if (facts.applied) {
        skips_in_a_row_ = 0;
        norms_.push_back(facts.grad_norm);
        if (norms_.size() > window)
            norms_.pop_front();
        return Verdict::fine;
    }
    if (++skips_in_a_row_ >= config_.rollback_after_skips) {
        skips_in_a_row_ = 0;
        rate_factor_ /= 2;
        return Verdict::roll_back;
    }
    const bool finite = std::isfinite(facts.total_loss) && std::isfinite(facts.grad_norm);
    return finite ? Verdict::skipped_explosion : Verdict::skipped_not_finite;
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
    state["rate_factor"] = rate_factor_;
    return state;
}

Result<void> LossJudge::load(const StateTree& state) {
    const auto norms = state.get<StateTree::List>("norms");
    const auto skips = state.get<std::int64_t>("skips_in_a_row");
    const auto factor = state.get<double>("rate_factor");
    if (!norms || !skips || !factor)
        return fail(!norms ? norms.error() : !skips ? skips.error() : factor.error());
    norms_.clear();
    for (const StateTree& norm : *norms)
        if (const auto* value = std::get_if<double>(&norm.value()))
            norms_.push_back(*value);
    skips_in_a_row_ = *skips;
    rate_factor_ = *factor;
    return {};
}

} // namespace formant
