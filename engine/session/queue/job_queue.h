#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

enum class JobState { waiting, running, done, failed, stopped };

/// A training that waits for its turn, has it, or had it.
struct QueuedJob {
    std::int64_t id = 0;               ///< its name while the program runs, whatever its place
    std::string config_file;           ///< as RunRequest
    std::vector<std::string> settings; ///< "key=value" over the configuration
    std::string device = "auto";       ///< as RunRequest
    JobState state = JobState::waiting;
    std::string reason;        ///< of a failure or a stop, in English
    std::string reason_json{}; ///< the same as message_as_json() has it; empty: English alone
    int exit_code = 0;         ///< of a failure
    std::string run_folder;    ///< once it began
    std::string card;          ///< while it runs: the device that it has for itself

    bool operator==(const QueuedJob&) const = default;
};

/// Trainings in the order in which they begin.
struct JobQueue {
    std::vector<QueuedJob> jobs;
    bool continue_on_error = true; ///< false: after a failure no other job begins by itself
    std::int64_t last_id = 0;

    bool operator==(const JobQueue&) const = default;
};

/// Adds a job that waits, last or at `place`; its id.
std::int64_t add_job(JobQueue& queue, QueuedJob job, std::optional<std::size_t> place = {});

/// Why a job failed or was stopped; an empty one: there is no reason any more.
void note_reason(QueuedJob& job, const Message& reason);
/// In any language where it can be.
Message reason_of(const QueuedJob& job);

/// Null where there is none of that id.
QueuedJob* find_job(JobQueue& queue, std::int64_t id);
const QueuedJob* find_job(const JobQueue& queue, std::int64_t id);

/// So that it stands at `place`, counted without itself. False where there is no such job.
bool move_job(JobQueue& queue, std::int64_t id, std::size_t place);

/// False where there is no such job, or it runs.
bool remove_job(JobQueue& queue, std::int64_t id);

/// Lets a job that is over wait for its turn again. False where it waits or runs.
bool requeue_job(JobQueue& queue, std::int64_t id);

/// Jobs that ran when the program died wait again: their runs go on where they were saved.
void let_interrupted_wait(JobQueue& queue);

/// Of the program that worked the queue off: 0 when all is done, else that of the first failed job;
/// that of an interruption where none failed.
int exit_code_of(const JobQueue& queue);

} // namespace formant
