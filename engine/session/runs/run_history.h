#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/events.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace formant {

/// What a run has told so far, as its folder keeps it. What a later resume made void is left out.
struct RunHistory {
    std::vector<StepReport> steps; ///< thinned where they are many, see read_run_history()
    std::vector<ValidationReport> validations;
    std::vector<Advice> advice;
    std::vector<HardwareSample> hardware; ///< thinned as the steps
    std::vector<SettingsChanged> changes;
    std::vector<std::int64_t> resumes;        ///< the steps that it went on from
    std::vector<CheckpointSaved> checkpoints; ///< that are in its folder now, oldest first
    std::int64_t step_count = 0;              ///< in the files, before thinning
    std::int64_t bad_lines = 0;               ///< that were passed over: cut, or damaged
};

/// Tells an observer all of it, in the order of the steps, as the run itself has.
void tell(const RunHistory& history, TrainObserver& observer);

/// So many steps, and hardware samples, are kept whole; of more than that, each 2000th part of the
/// run (less than a point of a plot) keeps the records in which any of its values is the lowest or
/// the highest (ThinnedRecords).
constexpr std::int64_t most_whole_steps = 40'000;

/// Reads `metrics.jsonl` and looks into `checkpoints/`. A run that has told nothing yet has an
/// empty history; ErrorKind::disk where a file is there and cannot be read. A line that is not
/// whole at the end is being written just now, and left to the next who reads.
/// `metrics_bytes`: of metrics.jsonl, only that much is read.
Result<RunHistory>
read_run_history(const Path& run_folder,
                 std::uint64_t metrics_bytes = std::numeric_limits<std::uint64_t>::max());

} // namespace formant
