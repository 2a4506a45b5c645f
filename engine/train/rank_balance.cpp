#include "engine/train/rank_balance.h"

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Less is within the noise of the measurement, and new shares discard batches that are ready.
constexpr double worthwhile_gain = 0.05;
/// Factor by which steps of other samples may take longer.
constexpr double tolerated_increase = 1.15;

/// A rank that computes nothing is assumed to be as fast as the slowest one, which is what made its
/// share empty.
std::vector<double> speeds_of(const std::vector<RankTimes>& times,
                              const std::vector<BatchShare>& shares) {
    std::vector<double> speeds(times.size());
    double slowest = 0;
    for (std::size_t rank = 0; rank < times.size(); ++rank) {
        if (shares[rank].count == 0 || times[rank].compute_ms <= 0)
            continue;
        speeds[rank] = static_cast<double>(shares[rank].count) / times[rank].compute_ms;
        slowest = slowest == 0 ? speeds[rank] : std::min(slowest, speeds[rank]);
    }
    for (double& speed : speeds)
        if (speed == 0)
            speed = slowest;
    return speeds;
}

double longest_ms(const std::vector<BatchShare>& shares, const std::vector<double>& speeds) {
    double longest = 0;
    for (std::size_t rank = 0; rank < shares.size(); ++rank)
        longest = std::max(longest, static_cast<double>(shares[rank].count) / speeds[rank]);
    return longest;
}

} // namespace

RankBalance::RankBalance(std::int64_t samples, std::size_t num_ranks)
    : shares_(equal_shares(samples, num_ranks)) {}

RankBalance::Window RankBalance::window_of(const std::vector<RankTimes>& times) {
    double slowest_ms = 0, sum_ms = 0;
    for (const RankTimes& rank : times) {
        const double own_ms = rank.data_ms + rank.compute_ms;
        slowest_ms = std::max(slowest_ms, own_ms);
        sum_ms += own_ms;
    }
    const double mean_ms = sum_ms / static_cast<double>(times.size());
    return {slowest_ms, mean_ms > 0 ? slowest_ms / mean_ms : 1};
}

/// The samples of other steps may be longer, but they are so for all ranks.
bool RankBalance::is_better(const Window& window) const {
    return window.imbalance < previous_window_.imbalance &&
           window.slowest_ms < tolerated_increase * previous_window_.slowest_ms;
}

ShareChange RankBalance::add(const std::vector<RankTimes>& times) {
    const Window window = window_of(times);
    if (std::exchange(is_trial_, false) && !is_better(window)) {
        shares_ = previous_;
        is_settled_ = true;
        return ShareChange::undone;
    }
    const std::vector<double> speeds = speeds_of(times, shares_);
    if (is_settled_ || std::ranges::min(speeds) <= 0)
        return ShareChange::none;
    std::int64_t samples = 0;
    for (const BatchShare& share : shares_)
        samples += share.count;
    std::vector<BatchShare> better = shares_of(samples, speeds);
    if (longest_ms(better, speeds) > (1 - worthwhile_gain) * longest_ms(shares_, speeds))
        return ShareChange::none;
    previous_window_ = window;
    previous_ = std::exchange(shares_, std::move(better));
    is_trial_ = true;
    return ShareChange::by_speed;
}

} // namespace formant
