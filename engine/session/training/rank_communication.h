#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <functional>
#include <string>

namespace formant {

/// How fast the ranks sum a tensor.
struct AllReduceSpeed {
    std::int64_t bytes = 0;
    double seconds = 0;          ///< median
    double bytes_per_second = 0; ///< over the slowest link and in each direction: the bus bandwidth
};

/// Describes a measurement once the ranks have met.
struct RankCommunication {
    std::size_t size = 1;
    std::string device; ///< "cpu" or "cuda:0"
};

/// Joins the ranks that a launcher has started, sums tensors of the sizes of gradient buckets over
/// them and checks the results. `device` as for `--gpu`; `on_begin` is called once they have met,
/// `on_speed` for each size. ErrorKind::usage without a launcher, ErrorKind::device if the ranks
/// cannot reach each other or a sum is wrong, ErrorKind::interrupted after a cancellation.
Result<void> measure_communication(const std::string& device, const CancellationToken& cancellation,
                                   const std::function<void(const RankCommunication&)>& on_begin,
                                   const std::function<void(const AllReduceSpeed&)>& on_speed);

} // namespace formant
