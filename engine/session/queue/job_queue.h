#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The state of a job; `stopped` means stopped by the user.
enum class JobState { waiting, running, done, failed, stopped };

/// A training run in the queue: waiting, running or finished.
struct QueuedJob {
    std::int64_t id = 0;     ///< unique within one start of the program, whatever its position
    std::string config_file; ///< as in RunRequest
    std::vector<std::string> settings; ///< "key=value", overriding the configuration
    std::string device = "auto";       ///< as in RunRequest
    JobState state = JobState::waiting;
    std::string reason; ///< of a failure or a stop, in English
    std::string
        reason_json{};      ///< the reason as message_to_json() formats it; empty: in English alone
    int exit_code = 0;      ///< of a failure
    std::string run_folder; ///< set once it has started
    std::string own_entries{};         ///< JSON object of the user's own notes, kept in the file
    std::string card;                  ///< while it runs: the device that it occupies
    std::vector<std::int64_t> after{}; ///< ids of the jobs that must be done before it starts

    bool operator==(const QueuedJob&) const = default;
};

/// Training runs in the order in which they start.
struct JobQueue {
    std::vector<QueuedJob> jobs;
    bool continue_on_error = true; ///< false: after a failure no other job starts
    std::int64_t last_id = 0;      ///< id of the job added last
    std::string own_entries{};     ///< JSON object of the user's own notes, kept in the file

    bool operator==(const JobQueue&) const = default;
};

/// Adds a job at `place`, or at the end, and returns its new id.
std::int64_t add_job(JobQueue& queue, QueuedJob job, std::optional<std::size_t> place = {});

/// Stores the reason for which a job failed or was stopped; an empty one clears it.
void set_reason(QueuedJob& job, const Message& reason);
/// Returns the stored reason as a message that can be translated, if it was stored as one.
Message reason_of(const QueuedJob& job);

/// Finds the job with this id; null if there is none.
QueuedJob* find_job(JobQueue& queue, std::int64_t id);
const QueuedJob* find_job(const JobQueue& queue, std::int64_t id);

/// Returns the first job for which this one still waits; null if there is none. It does not wait
/// for a job that was removed from the queue.
const QueuedJob* awaited_job(const std::vector<QueuedJob>& jobs, const QueuedJob& job);

/// Returns true if a job waits for none that is not done.
bool has_ready_job(const JobQueue& queue);

/// Returns true if jobs wait for each other in a cycle, so that they never start.
bool has_cycle(JobQueue queue);

/// Moves a job to `place`, counted without the job itself. Returns false if there is no such job.
bool move_job(JobQueue& queue, std::int64_t id, std::size_t place);

/// Removes a job. Returns false if there is no such job or it is running.
bool remove_job(JobQueue& queue, std::int64_t id);

/// Sets a finished job back to waiting. Returns false if it is waiting or running.
bool requeue_job(JobQueue& queue, std::int64_t id);

/// Sets all failed jobs back to waiting. Returns their number.
std::int64_t requeue_failed(JobQueue& queue);

/// Sets jobs that were running when the program ended unexpectedly back to waiting; their runs
/// resume from their last checkpoints.
void requeue_interrupted(JobQueue& queue);

/// Returns the device that a run occupies which was requested as `device` (RunRequest::device):
/// "auto" stands for the first of `cards`, or the CPU if there are none.
std::string occupied_device(const std::string& device, const std::vector<std::string>& cards);

/// Returns the exit code of a program that ran the queue: 0 if all jobs are done, else that of the
/// first failed job (ErrorKind::training if the file does not give it), or that of an interruption
/// if none failed.
int exit_code_of(const JobQueue& queue);

} // namespace formant
