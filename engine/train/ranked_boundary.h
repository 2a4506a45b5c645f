#pragma once

#include "engine/distributed/process_group.h"
#include "engine/train/events.h"
#include "engine/train/monitor/straggler_monitor.h"
#include "engine/train/step_boundary.h"

namespace formant {

/// Exchanges status and commands of all ranks between two steps. Every rank executes the commands
/// of all ranks in rank order, and ends with the first error. All operations throw RankFailure.
/// Rank 0 reports a rank for which the others wait in every step, as advice.
class RankedBoundary : public StepBoundary {
  public:
    /// The references must outlive the object.
    RankedBoundary(ProcessGroup& group, CommandMailbox& commands, TrainObserver& observer)
        : group_(group), commands_(commands), observer_(observer) {}

    BoundaryDecisions decide(Result<void> status) override;
    BoundaryDecisions wait() override;
    void record_step(std::int64_t step, double step_ms, double data_wait_ms) override;
    bool writes() const override { return group_.rank() == 0; }
    Result<std::int64_t> broadcast_from_rank_0(Result<std::int64_t> of_rank_0) override;
    void report_failure(const Error& error) override { group_.report_failure(error); }

  private:
    BoundaryDecisions agree(const Result<void>& status, const std::vector<PostedCommand>& commands);
    void check_times();

    ProcessGroup& group_;
    CommandMailbox& commands_;
    TrainObserver& observer_;
    StragglerMonitor stragglers_;
    std::int64_t step_ = 0;
    double waited_ms_ = 0; ///< ProcessGroup::waited_ms() at the last step
    RankTimes times_;      ///< summed over `num_steps_`
    int num_steps_ = 0;
};

} // namespace formant
