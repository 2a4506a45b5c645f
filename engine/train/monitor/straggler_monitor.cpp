#include "engine/train/monitor/straggler_monitor.h"

#include <algorithm>

namespace formant {
namespace {

constexpr double allowed_share = 0.25; // of a step
constexpr int needed_in_a_row = 3;

/// The lower of the two middle values, so that of two ranks the faster one is usual.
double median_of(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

double longest_step(const std::vector<RankTimes>& ranks) {
    double longest = 0;
    for (const RankTimes& rank : ranks)
        longest = std::max(longest, rank.data_ms + rank.compute_ms);
    return longest;
}

/// Returns the rank that is above the median by most.
Straggler slowest_of(const std::vector<RankTimes>& ranks, double RankTimes::*stage) {
    std::vector<double> values(ranks.size());
    std::ranges::transform(ranks, values.begin(), stage);
    const auto slowest = std::ranges::max_element(values);
    return {static_cast<std::size_t>(slowest - values.begin()), stage == &RankTimes::data_ms,
            *slowest, median_of(values)};
}

std::optional<Straggler> straggler_among(const std::vector<RankTimes>& ranks) {
    const Straggler data = slowest_of(ranks, &RankTimes::data_ms),
                    compute = slowest_of(ranks, &RankTimes::compute_ms);
    const auto excess = [](const Straggler& one) { return one.own_ms - one.usual_ms; };
    const Straggler& slower = excess(data) > excess(compute) ? data : compute;
    if (excess(slower) <= allowed_share * longest_step(ranks))
        return std::nullopt;
    return slower;
}

} // namespace

std::optional<Straggler> StragglerMonitor::add(const std::vector<RankTimes>& ranks) {
    const auto found = straggler_among(ranks);
    const bool is_same = found && last_ && found->rank == last_->rank &&
                         found->waits_for_data == last_->waits_for_data;
    times_in_a_row_ = !found ? 0 : is_same ? times_in_a_row_ + 1 : 1;
    last_ = found;
    return times_in_a_row_ == needed_in_a_row ? found : std::nullopt;
}

} // namespace formant
