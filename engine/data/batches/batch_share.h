#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace formant {

/// The samples of a global batch that one rank of a run computes.
struct BatchShare {
    std::int64_t first = 0;
    std::int64_t count = 0;

    bool operator==(const BatchShare&) const = default;
};

/// Splits the samples of a global batch among ranks, in order and in proportion to their speeds,
/// which are positive. Each rank has at least one sample as long as there are enough of them;
/// otherwise the last ranks have none.
std::vector<BatchShare> shares_of(std::int64_t samples, const std::vector<double>& speeds);
/// Splits the samples among ranks that are equally fast.
std::vector<BatchShare> equal_shares(std::int64_t samples, std::size_t num_ranks);

} // namespace formant
