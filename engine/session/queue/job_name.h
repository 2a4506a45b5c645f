#pragma once

#include "engine/session/queue/job_queue.h"

#include <string>

namespace formant {

/// The name of the run that a job trains: of its settings, its configuration, or where that cannot
/// be read, of the configuration's file.
std::string run_name_of(const QueuedJob& job);

/// A copy of a job that waits, with a run of its own: without another name it would go on with the
/// run of the first. "voice" becomes "voice-2", or the next number that no job of the queue has.
QueuedJob as_another_run(const QueuedJob& job, const JobQueue& queue);

/// The job as it is, or where a job of the queue has its run already, as another run.
QueuedJob with_own_run(const QueuedJob& job, const JobQueue& queue);

} // namespace formant
