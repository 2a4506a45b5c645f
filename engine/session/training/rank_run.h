#pragma once

#include "engine/base/cancellation.h"
#include "engine/distributed/process_group.h"
#include "engine/distributed/rank_identity.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <functional>
#include <memory>

namespace formant {

/// Starts the part of a run that this process has as one of several ranks: joins the others, and
/// then calls `start_rank_0` on rank 0, which has the run folder. Blocks until all ranks are there,
/// or `cancellation` is requested. If the start fails, all ranks end with the same cause.
Result<std::unique_ptr<Run>>
start_rank(const RankIdentity& identity, const RunRequest& request,
           const CancellationToken& cancellation,
           const std::function<Result<std::unique_ptr<Run>>(std::shared_ptr<ProcessGroup> group)>&
               start_rank_0);

} // namespace formant
