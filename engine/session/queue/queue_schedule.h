#pragma once

#include "engine/session/queue/job_queue.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// A job that can start now.
struct JobStart {
    std::int64_t job = 0; ///< id of the job
    std::string device;   ///< for RunRequest::device
    std::string card;     ///< the device that the job will occupy

    bool operator==(const JobStart&) const = default;
};

/// Returns the first waiting job whose device is free; each GPU, and the CPU, runs one job at a
/// time. A job whose device is busy, or that waits for another job, does not block later ones.
/// `cards` are the GPUs for jobs with the device "auto": of several, such a job gets the first free
/// one; with at most one, it starts as "auto". `busy` are the devices that runs outside of the
/// queue occupy.
std::optional<JobStart> next_start(const JobQueue& queue, const std::vector<std::string>& cards,
                                   const std::set<std::string>& busy = {});

} // namespace formant
