#pragma once

#include "engine/base/result.h"
#include "engine/distributed/process_group.h"
#include "engine/distributed/rank_identity.h"
#include "engine/distributed/rank_liveness.h"

#include <chrono>
#include <memory>

namespace formant {

struct GlooOptions {
    std::chrono::milliseconds rendezvous_timeout =
        std::chrono::minutes(10); ///< for all ranks to come
    LivenessLimits liveness{};
};

/// Joins the ranks of a run into a group that sums on the CPU, over TCP (c10d's Gloo). Blocks until
/// all ranks are there. ErrorKind::device if they do not come, or cannot reach each other.
Result<std::unique_ptr<ProcessGroup>> join_gloo_group(const RankIdentity& identity,
                                                      const GlooOptions& options = {});

} // namespace formant
