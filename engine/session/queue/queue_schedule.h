#pragma once

#include "engine/session/queue/job_queue.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A job that may begin now.
struct JobStart {
    std::int64_t job = 0; ///< its id
    std::string device;   ///< for RunRequest::device
    std::string card;     ///< that it takes for itself

    bool operator==(const JobStart&) const = default;
};

/// The first waiting job whose card is free: one job a card at a time, the CPU counting as one. A
/// job whose card is taken does not keep later ones from theirs. `cards`: those that "auto" may
/// take; where there is a choice of several, the first free one, else what RunRequest makes of it.
std::optional<JobStart> next_start(const JobQueue& queue, const std::vector<std::string>& cards);

} // namespace formant
