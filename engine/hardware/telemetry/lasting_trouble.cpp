#include "engine/hardware/telemetry/lasting_trouble.h"

#include <numeric>

namespace formant {

bool LastingTrouble::begins(const TimedValue& now) {
    if (!values_.empty() && now.at_s - values_.back().at_s > longest_gap_s)
        values_.clear();
    values_.push_back(now);
    // The one where the time begins stays: only with it is all of the time known.
    while (values_.size() > 1 && values_[1].at_s <= now.at_s - limits_.seconds)
        values_.pop_front();
    const auto recent = mean();
    return recent && told_.begins(*recent > limits_.begins_above, *recent < limits_.ends_below);
}

std::optional<double> LastingTrouble::mean() const {
    if (values_.empty() || values_.back().at_s - values_.front().at_s < limits_.seconds)
        return std::nullopt;
    const double sum =
        std::accumulate(values_.begin(), values_.end(), 0.0,
                        [](double before, const TimedValue& one) { return before + one.value; });
    return sum / static_cast<double>(values_.size());
}

} // namespace formant
