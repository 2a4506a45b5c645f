#pragma once

#include "engine/session/checkpoints/checkpoint_info.h"
#include "engine/session/checkpoints/checkpoint_table.h"
#include "engine/session/config/run_config.h"
#include "engine/session/report/run_log.h"
#include "engine/session/runs/run_history.h"
#include "engine/session/runs/run_samples.h"
#include "engine/session/runs/run_status.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A checkpoint of a run, with the SHA-256 that was stored when it was saved.
struct ReportedCheckpoint {
    CheckpointRow row;
    std::optional<std::string> sha256;
};

/// What a checkpoint says about the run.
struct CheckpointOrigin {
    std::string file; ///< its name
    CheckpointInfo info;
    std::int64_t recordings = 0; ///< with different contents; 0: unknown
};

/// Everything that a report says about a run, as its folder holds it. What is missing or damaged is
/// absent, and `faults` says so.
struct RunFacts {
    RunStatus status;
    std::string version; ///< of the program that last trained the run; empty: unknown
    RunLog log;
    std::optional<RunConfig> config;
    RunHistory history;
    std::optional<double> last_training_loss;    ///< of status.step; a thinned history may lack it
    std::vector<ReportedCheckpoint> checkpoints; ///< newest first
    std::optional<CheckpointOrigin> origin;
    std::vector<RunSample> samples;
    std::vector<std::string> faults; ///< sentences without folders
};

/// Reads the facts of a run, which may be training. Reads the final checkpoint as a whole, or else
/// the newest one that can be read. ErrorKind::usage if there is no such run.
Result<RunFacts> read_run_facts(const std::string& run, const std::string& runs_folder);

} // namespace formant
