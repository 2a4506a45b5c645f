#pragma once

#include "engine/session/recording/recording_takes.h"
#include "engine/session/recording/take_quality.h"

#include <string>
#include <vector>

namespace formant {

/// The outcome of a take.
struct SavedTake {
    std::string recording; ///< the file; empty without speech: the previous take stays
    std::vector<TakeFault> faults;
};

/// Checks a take and saves it even if it has faults: a bad take is better than none, and the user
/// can record it again. Drops a take without speech. `room_noise_dbfs` is passed to check_take().
Result<SavedTake> check_and_save_take(const PromptPlace& prompt, const DecodedSound& sound,
                                      double room_noise_dbfs);

} // namespace formant
