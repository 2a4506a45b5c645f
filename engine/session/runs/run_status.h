#pragma once

#include "engine/base/os/os_process_identity.h"
#include "engine/base/result.h"
#include "engine/train/events.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Holds the status of a run as recorded in its folder, by whichever process trains it.
struct RunStatus {
    std::string folder;
    std::string name;                                   ///< name of the folder
    std::chrono::system_clock::time_point last_written; ///< its records or its final state
    std::optional<ProcessIdentity> process;             ///< the one that trains it now
    std::int64_t step = 0;                              ///< latest in metrics.jsonl; 0: none yet
    std::int64_t max_steps = 0;
    double total_loss = 0;
    double samples_per_s = 0;
    double seconds_left = 0;
    std::vector<GpuSample> gpus;   ///< utilization and memory, as last recorded
    std::vector<RankReport> ranks; ///< as last recorded; empty: the run has one rank
    std::string newest_checkpoint; ///< newest that seems intact; empty: none yet
    std::optional<RunPhase> phase; ///< the last recorded; nothing: run of an earlier version
    Message message;               ///< of that phase: "stopped and saved at step 40"

    /// Returns true if the process that trained the run crashed or was killed, or the machine lost
    /// power.
    bool has_crashed() const;
};

/// Reads the status of `run`, which is a run folder or the name of a run in `runs_folder` (empty:
/// the user's). ErrorKind::usage if there is no such run.
Result<RunStatus> read_run_status(const std::string& run, const std::string& runs_folder);

} // namespace formant
