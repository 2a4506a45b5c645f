#pragma once

#include "engine/session/runs/run_request.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// The run that a start of a request trains, as its folder shows it now.
struct RunOutlook {
    std::string name;
    std::string folder;          ///< also if the run does not exist yet
    bool exists = false;         ///< it was started before
    bool can_resume = false;     ///< a start continues it (would_resume())
    bool is_finished = false;    ///< a start is refused, because nothing is left to train
    bool has_crashed = false;    ///< its process ended without saving
    std::int64_t step = 0;       ///< the latest recorded one
    std::int64_t max_steps = 0;  ///< 0: unknown
    std::int64_t saved_step = 0; ///< step of the checkpoint that a start continues from; 0: none

    /// Returns the number of steps that are lost because the run crashed after its last save.
    std::int64_t lost_steps() const {
        return has_crashed && step > saved_step ? step - saved_step : 0;
    }
};

/// Returns nullopt if the configuration of the request cannot be loaded. Reads the folder of the
/// run, so call it in the background.
std::optional<RunOutlook> run_outlook(const RunRequest& request);

} // namespace formant
