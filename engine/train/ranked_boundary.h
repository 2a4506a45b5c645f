#pragma once

#include "engine/distributed/process_group.h"
#include "engine/train/step_boundary.h"

namespace formant {

/// The boundary of a run with several ranks: each brings its status and the commands that were
/// posted to it, and all act on those of all, in the order of the ranks.
class RankedBoundary : public StepBoundary {
  public:
    /// The references must outlive the object.
    RankedBoundary(ProcessGroup& group, CommandMailbox& commands)
        : group_(group), commands_(commands) {}

    BoundaryDecisions decide(Result<void> status) override;
    BoundaryDecisions wait() override;
    bool writes() const override { return group_.rank() == 0; }
    Result<std::int64_t> share(Result<std::int64_t> of_rank_0) override;
    void report_failure(const Error& error) override { group_.report_failure(error); }

  private:
    BoundaryDecisions agree(const Result<void>& status, const std::vector<PostedCommand>& commands);

    ProcessGroup& group_;
    CommandMailbox& commands_;
};

} // namespace formant
