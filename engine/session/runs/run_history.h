#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/events.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace formant {

/// Holds the events of a run that are stored in its folder, without those that a later resume
/// discarded.
struct RunHistory {
    std::vector<StepReport> steps; ///< thinned if there are many, see max_unthinned_steps
    std::vector<ValidationReport> validations;
    std::vector<Advice> advice;
    std::vector<HardwareSample> hardware; ///< thinned like the steps
    std::vector<SettingsChanged> changes;
    std::vector<RanksReport> ranks;           ///< evenly thinned to at most max_ranks_reports
    std::vector<std::int64_t> resumes;        ///< the steps that it resumed from
    std::vector<CheckpointSaved> checkpoints; ///< now in its folder, oldest first
    std::int64_t step_count = 0;              ///< in the files, before thinning
    std::int64_t bad_lines = 0;               ///< skipped because they are truncated or corrupt
};

/// Reports the events to an observer in the order of the steps, as the run itself did. Each resume
/// is a RunState of the phase `preparing` without a message, as is_replayed_resume() expects.
void replay_history(const RunHistory& history, TrainObserver& observer);

/// Returns true for the state by which replay_history() reports a resume.
inline bool is_replayed_resume(const RunState& state) {
    return state.phase == RunPhase::preparing && state.step > 0 && state.what.empty();
}

/// Maximum number of steps, and of hardware samples, that are all kept. A longer history is divided
/// into 2000 parts, each less than a point of a plot, that keep only the records that hold the
/// minimum or maximum of one of their values (ThinnedRecords).
constexpr std::int64_t max_unthinned_steps = 40'000;

/// Maximum number of reports of ranks, each of which may hold a thousand ranks.
constexpr std::size_t max_ranks_reports = 2000;

/// Reads the first `metrics_bytes` of `metrics.jsonl`, and lists `checkpoints/`. A run without
/// records has an empty history. ErrorKind::disk if a file exists but cannot be read. An incomplete
/// last line, which is still being written, is ignored.
Result<RunHistory>
read_run_history(const Path& run_folder,
                 std::uint64_t metrics_bytes = std::numeric_limits<std::uint64_t>::max());

} // namespace formant
