#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/queue/job_queue.h"

namespace formant {

/// Returns $XDG_STATE_HOME/formant/queue.json.
Path default_queue_file();

/// Reads a queue, a JSON object: {"version": 1, "continue_on_error": true, "jobs": [{"config":
/// "a.yaml"}]}. The keys "settings", "device", "state", "reason", "reason_json", "exit_code" and
/// "run_folder" of a job are optional, and "after": the numbers, counted from 1, of the jobs that
/// must be done before it starts. The keys "note", "comment" (and their plurals), and those
/// that begin with "_", are the user's own and are kept; other keys are refused. Relative paths
/// refer to the folder of the file. A missing file is an empty queue. ErrorKind::usage, naming the
/// job, if the file is invalid or of a newer version.
Result<JobQueue> read_queue(const Path& file);

/// Writes the queue atomically: an interrupted write leaves the previous file.
Result<void> write_queue(const Path& file, const JobQueue& queue);

} // namespace formant
