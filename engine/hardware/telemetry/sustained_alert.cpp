#include "engine/hardware/telemetry/sustained_alert.h"

#include <numeric>

namespace formant {

bool SustainedAlert::update(const TimedValue& now) {
    if (!values_.empty() && now.at_s - values_.back().at_s > longest_gap_s)
        values_.clear();
    values_.push_back(now);
    // Keep the value at the start of the window: without it the window is not covered.
    while (values_.size() > 1 && values_[1].at_s <= now.at_s - limits_.seconds)
        values_.pop_front();
    const auto recent = mean();
    return recent && flag_.update(*recent > limits_.raise_above, *recent < limits_.clear_below);
}

std::optional<double> SustainedAlert::mean() const {
    if (values_.empty() || values_.back().at_s - values_.front().at_s < limits_.seconds)
        return std::nullopt;
    const double sum =
        std::accumulate(values_.begin(), values_.end(), 0.0,
                        [](double before, const TimedValue& one) { return before + one.value; });
    return sum / static_cast<double>(values_.size());
}

} // namespace formant
