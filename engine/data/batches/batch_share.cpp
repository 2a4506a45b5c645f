#include "engine/data/batches/batch_share.h"

#include <algorithm>

namespace formant {
namespace {

/// Returns the rank that gains most from one more sample: the one that would still be the first to
/// finish. Of equal ones, the first.
std::size_t next_to_receive(const std::vector<BatchShare>& shares,
                            const std::vector<double>& speeds) {
    std::size_t next = 0;
    const auto seconds = [&](std::size_t rank) {
        return static_cast<double>(shares[rank].count + 1) / speeds[rank];
    };
    for (std::size_t rank = 1; rank < shares.size(); ++rank)
        if (seconds(rank) < seconds(next))
            next = rank;
    return next;
}

} // namespace

std::vector<BatchShare> shares_of(std::int64_t samples, const std::vector<double>& speeds) {
    std::vector<BatchShare> shares(speeds.size());
    const auto one_each = std::min(samples, static_cast<std::int64_t>(shares.size()));
    for (std::int64_t rank = 0; rank < one_each; ++rank)
        shares[static_cast<std::size_t>(rank)].count = 1;
    for (std::int64_t left = samples - one_each; left > 0; --left)
        ++shares[next_to_receive(shares, speeds)].count;
    std::int64_t first = 0;
    for (BatchShare& share : shares) {
        share.first = first;
        first += share.count;
    }
    return shares;
}

std::vector<BatchShare> equal_shares(std::int64_t samples, std::size_t num_ranks) {
    return shares_of(samples, std::vector<double>(num_ranks, 1));
}

} // namespace formant
