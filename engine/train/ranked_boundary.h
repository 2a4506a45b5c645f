#pragma once

#include "engine/distributed/process_group.h"
#include "engine/train/step_boundary.h"

namespace formant {

/// Exchanges status and commands of all ranks between two steps. Every rank executes the commands
/// of all ranks in rank order, and ends with the first error. All operations throw RankFailure.
class RankedBoundary : public StepBoundary {
  public:
    /// The references must outlive the object.
    RankedBoundary(ProcessGroup& group, CommandMailbox& commands)
        : group_(group), commands_(commands) {}

    BoundaryDecisions decide(Result<void> status) override;
    BoundaryDecisions wait() override;
    bool writes() const override { return group_.rank() == 0; }
    Result<std::int64_t> broadcast_from_rank_0(Result<std::int64_t> of_rank_0) override;
    void report_failure(const Error& error) override { group_.report_failure(error); }

  private:
    BoundaryDecisions agree(const Result<void>& status, const std::vector<PostedCommand>& commands);

    ProcessGroup& group_;
    CommandMailbox& commands_;
};

} // namespace formant
