#pragma once

#include "engine/distributed/process_group.h"
#include "engine/train/events.h"
#include "engine/train/monitor/straggler_monitor.h"
#include "engine/train/rank_balance.h"
#include "engine/train/step_boundary.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Exchanges status and commands of all ranks between two steps. Every rank executes the commands
/// of all ranks in rank order, and ends with the first error. All operations throw RankFailure.
/// Every 32 steps the ranks exchange what they do in a step: rank 0 reports it, and a rank for
/// which the others wait as advice.
class RankedBoundary : public StepBoundary {
  public:
    struct Options {
        std::int64_t samples_per_step = 0; ///< of all ranks
        /// Sets the samples of each further batch that this rank computes. Empty, on all ranks: the
        /// shares stay equal.
        std::function<void(const BatchShare& share)> set_share{};
        /// Returns the state of the GPU of this rank; may be empty.
        std::function<std::optional<GpuSample>()> take_gpu_sample{};
    };
    /// The references must outlive the object.
    RankedBoundary(ProcessGroup& group, CommandMailbox& commands, TrainObserver& observer,
                   Options options);

    BoundaryDecisions decide(Result<void> status) override;
    BoundaryDecisions wait() override;
    void begin_step() override { waited_ms_ = group_.waited_ms(); }
    void record_step(std::int64_t step, double step_ms, double data_wait_ms) override;
    bool writes() const override { return group_.rank() == 0; }
    Result<std::int64_t> broadcast_from_rank_0(Result<std::int64_t> of_rank_0) override;
    void report_failure(const Error& error) override { group_.report_failure(error); }

  private:
    BoundaryDecisions agree(const Result<void>& status, const std::vector<PostedCommand>& commands);
    bool is_measured(int step) const;
    RankTimes take_mean_times();
    RankReport own_report();
    void exchange_reports();
    void balance(const std::vector<RankReport>& ranks);

    ProcessGroup& group_;
    CommandMailbox& commands_;
    TrainObserver& observer_;
    Options options_;
    RankBalance balance_;
    StragglerMonitor stragglers_;
    std::int64_t step_ = 0;
    double waited_ms_ = 0; ///< ProcessGroup::waited_ms() at the begin of the step
    RankTimes times_;      ///< summed over `num_measured_` steps
    int num_measured_ = 0;
    int num_steps_ = 0; ///< since the last exchange
};

} // namespace formant
