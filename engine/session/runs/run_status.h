#pragma once

#include "engine/base/result.h"
#include "engine/train/events.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A run as its folder tells of it, whoever writes it.
struct RunStatus {
    std::string folder;
    std::string name;                                   ///< of the folder
    std::chrono::system_clock::time_point last_written; ///< its records, or how it ended
    std::optional<int> process;                         ///< that trains it now
    std::int64_t step = 0; ///< the latest in metrics.jsonl; 0: none yet
    std::int64_t max_steps = 0;
    double total_loss = 0;
    double samples_per_s = 0;
    double seconds_left = 0;
    std::vector<GpuSample> gpus;   ///< use and memory, as they were last noted
    std::string newest_checkpoint; ///< that looks whole; empty: none yet
    std::optional<RunPhase> phase; ///< how it ended, or began; nothing: an older version's run
    Message words;                 ///< of that: "stopped and saved at step 40"

    /// Its process was killed, or crashed, or the machine went off.
    bool broke_off() const;
};

/// `run`: a run's folder, or the name of one in `runs_folder` (empty: the user's data folder).
/// ErrorKind::usage where there is none.
Result<RunStatus> read_run_status(const std::string& run, const std::string& runs_folder);

/// Asks the process that trains the run to save and stop, and waits until it has. ErrorKind::usage
/// where none trains it, ErrorKind::internal where it does not end in time.
Result<RunStatus> stop_run(const std::string& run, const std::string& runs_folder,
                           double timeout_s);

} // namespace formant
