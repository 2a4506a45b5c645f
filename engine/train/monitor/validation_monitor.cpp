#include "engine/train/monitor/validation_monitor.h"

#include <cmath>

namespace formant {
namespace {

constexpr std::int64_t rises_of_overfitting = 3;

} // namespace

void ValidationMonitor::add_step(double total_loss) {
    loss_sum_ += total_loss;
    ++steps_;
}

ValidationVerdict ValidationMonitor::add_validation(double validation) {
    const bool rising =
        is_rising(validation, steps_ == 0 ? 0 : loss_sum_ / static_cast<double>(steps_));
    loss_sum_ = 0;
    steps_ = 0;
    rises_in_a_row_ = rising ? rises_in_a_row_ + 1 : 0;
    if (std::isfinite(validation) && (!best_ || validation < *best_)) {
        best_ = validation;
        since_best_ = 0;
        return ValidationVerdict::improved;
    }
    if (++since_best_ >= config_.patience) {
        since_best_ = 0;
        return ValidationVerdict::plateau;
    }
    return rises_in_a_row_ == rises_of_overfitting ? ValidationVerdict::overfitting
                                                   : ValidationVerdict::not_improved;
}

/// Returns true if the validation loss rose and the training loss fell since the previous
/// validation.
bool ValidationMonitor::is_rising(double validation, double training) {
    const bool rising =
        validation_before_ && validation > *validation_before_ && training < training_before_;
    validation_before_ = validation;
    training_before_ = training;
    return rising;
}

StateTree ValidationMonitor::save() const {
    StateTree state;
    if (best_)
        state["best"] = *best_;
    if (validation_before_)
        state["validation_before"] = *validation_before_;
    state["training_before"] = training_before_;
    state["loss_sum"] = loss_sum_;
    state["steps"] = steps_;
    state["since_best"] = since_best_;
    state["rises_in_a_row"] = rises_in_a_row_;
    return state;
}

Result<void> ValidationMonitor::load(const StateTree& state) {
    const auto optional = [&](const char* key) {
        const auto value = state.get<double>(key);
        return value ? std::optional(*value) : std::nullopt;
    };
    const auto training = state.get<double>("training_before");
    const auto sum = state.get<double>("loss_sum");
    if (!training || !sum)
        return fail(!training ? training.error() : sum.error());
    for (const auto& [key, count] :
         {std::pair("steps", &steps_), std::pair("since_best", &since_best_),
          std::pair("rises_in_a_row", &rises_in_a_row_)}) {
        const auto saved = state.get<std::int64_t>(key);
        if (!saved)
            return fail(saved.error());
        *count = *saved;
    }
    best_ = optional("best");
    validation_before_ = optional("validation_before");
    training_before_ = *training;
    loss_sum_ = *sum;
    return {};
}

} // namespace formant
