#pragma once

#include "engine/session/runs/run.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// A problem of a run that has not passed yet.
struct RunTrouble {
    /// The most urgent first.
    enum class Kind {
        waiting_for_disk, ///< training waits until there is free disk space
        not_saved,        ///< a checkpoint, samples or a record could not be written
        skipped_steps,    ///< recent steps were skipped, or the run was rolled back
        quality,          ///< overfitting, or no improvement
        other,            ///< any other advice
    };
    Kind kind = Kind::other;
    Advice advice;          ///< the latest of this kind
    std::int64_t count = 1; ///< number of advices of this kind since it began

    bool operator==(const RunTrouble& other) const {
        return kind == other.kind && count == other.count && advice.id == other.advice.id &&
               advice.step == other.advice.step;
    }
};

using RunTroubles = std::vector<RunTrouble>;

/// Derives the problems of a run from its events: advice begins one, and it passes when its cause
/// has passed.
class TroubleWatch {
  public:
    void handle(const TrainEvent& event);
    /// Handles an event from before the run was resumed: what was not saved then has been saved
    /// since, or is lost.
    void handle_past(const TrainEvent& event);
    /// Returns the problems that have not passed, the most urgent first.
    const RunTroubles& active() const { return active_; }

  private:
    void add(const Advice& advice);
    void apply(const StepReport& report);
    void apply(const ValidationReport& report);
    void apply(const RunState& state);
    void remove(RunTrouble::Kind kind);
    void remove(RunTrouble::Kind kind, const char* id);

    RunTroubles active_;
    std::optional<double> last_validation_;
};

} // namespace formant
