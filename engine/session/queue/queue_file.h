#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/queue/job_queue.h"

namespace formant {

/// $XDG_STATE_HOME/formant/queue.json
Path default_queue_file();

/// A JSON object: {"version": 1, "continue_on_error": true, "jobs": [{"config": "a.yaml"}]}; of a
/// job "settings", "device", "state", "reason", "reason_json",
/// "exit_code", "run_folder" may be there too.
/// Configurations named relative are relative to the file's folder. ErrorKind::usage where it is
/// something else, with the job that is wrong; of a newer version, too. A file that is not there is
/// an empty queue.
Result<JobQueue> read_queue(const Path& file);

/// Atomically: a queue survives whatever happens while it is written.
Result<void> write_queue(const Path& file, const JobQueue& queue);

} // namespace formant
