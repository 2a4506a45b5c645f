#pragma once

#include "engine/session/queue/job_queue.h"

#include <string>
#include <string_view>

namespace formant {

/// Prefix of the setting that names the run of a job.
inline constexpr std::string_view name_setting = "name=";

/// Returns the name of the run that a job trains, from its settings or configuration. If that
/// cannot be read, returns the name of the configuration file.
std::string run_name_of(const QueuedJob& job);

/// Returns a waiting copy of a job that trains a new run, as it would resume the run of the
/// original otherwise: "voice" becomes "voice-2", or the next number that no job of the queue uses.
QueuedJob copy_as_new_run(const QueuedJob& job, const JobQueue& queue);

/// Returns the job unchanged, or, if a job of the queue trains the same run, copy_as_new_run().
QueuedJob with_unique_run(const QueuedJob& job, const JobQueue& queue);

} // namespace formant
