#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/distributed/process_group.h"
#include "engine/distributed/rank_identity.h"
#include "engine/distributed/rank_liveness.h"

#include <chrono>
#include <memory>

namespace formant {

struct C10dGroupOptions {
    /// For all ranks to come.
    std::chrono::milliseconds rendezvous_timeout = std::chrono::minutes(10);
    LivenessLimits liveness{};
};

/// Joins the ranks of a run into a group that sums on the CPU, over TCP (c10d's Gloo), and on the
/// device of use_device() with the collectives of that (device_backend.h). Blocks until
/// all ranks are there. ErrorKind::device if they do not come, or cannot reach each other,
/// ErrorKind::interrupted if the wait for them is canceled. The process must have called
/// ignore_write_signals(): a connection to a rank that was killed breaks in the middle of a write.
Result<std::unique_ptr<ProcessGroup>> join_c10d_group(const RankIdentity& identity,
                                                      const CancellationToken& cancellation,
                                                      const C10dGroupOptions& options = {});

} // namespace formant
