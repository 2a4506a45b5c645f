#pragma once

#include "engine/base/result.h"
#include "engine/train/commands.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Holds what is decided between two steps.
struct BoundaryDecisions {
    Result<void> status;                   ///< an error ends the run once it has saved
    std::vector<PostedCommand> commands{}; ///< in the order in which they were posted
};

/// Decides between two steps, for all ranks of a run: a rank that decided alone to stop, to pause
/// or to train other layers would leave the others waiting for its part of the next step. So
/// whatever a rank brings to the boundary goes through here, and it acts on the result alone.
class StepBoundary {
  public:
    virtual ~StepBoundary() = default;
    /// Returns the decisions, from the status of this rank and the commands posted so far.
    virtual BoundaryDecisions decide(Result<void> status) = 0;
    /// Returns the decisions once a command is posted; a paused run waits here.
    virtual BoundaryDecisions wait() = 0;
    /// Called when a step begins, which waits for its batch first.
    virtual void begin_step() {}
    /// Records the times of a step, of which it waited `data_wait_ms` for its batch.
    virtual void record_step(std::int64_t, double /*step_ms*/, double /*data_wait_ms*/) {}
    /// Returns true on the rank that writes to the run's folder: rank 0.
    virtual bool writes() const { return true; }
    /// Broadcasts the step of the newest checkpoint, or an error, from rank 0 to all ranks and
    /// returns it. The argument is ignored on other ranks.
    virtual Result<std::int64_t> broadcast_from_rank_0(Result<std::int64_t> of_rank_0) {
        return of_rank_0;
    }
    /// Reports to the other ranks why this one ends, if they do not know it.
    virtual void report_failure(const Error&) {}
};

/// The boundary of a run with one rank, which decides alone.
class SingleRankBoundary : public StepBoundary {
  public:
    /// `commands` must outlive the object.
    explicit SingleRankBoundary(CommandMailbox& commands) : commands_(commands) {}
    BoundaryDecisions decide(Result<void> status) override {
        return {std::move(status), commands_.take_all()};
    }
    BoundaryDecisions wait() override { return {{}, commands_.wait_for_any()}; }

  private:
    CommandMailbox& commands_;
};

} // namespace formant
