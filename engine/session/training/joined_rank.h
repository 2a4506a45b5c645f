#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/distributed/process_group.h"
#include "engine/session/hardware/run_hardware.h"

#include <functional>
#include <memory>
#include <string>

namespace formant {

/// A process that measures something together with other ranks, apart from a run.
struct JoinedRank {
    std::unique_ptr<ProcessGroup> group;
    RunHardware hardware;
    std::string device; ///< as for `--gpu`
};

/// Joins the ranks that a launcher has started, and lets them sum on their devices. `requested` as
/// for `--gpu`. Then calls `work`, and ends all ranks with its error if it fails or throws
/// RankFailure. ErrorKind::usage without a launcher, ErrorKind::device if the ranks cannot reach
/// each other, ErrorKind::interrupted after a cancellation.
Result<void> with_joined_rank(const std::string& requested, const CancellationToken& cancellation,
                              const std::function<Result<void>(JoinedRank& rank)>& work);

} // namespace formant
