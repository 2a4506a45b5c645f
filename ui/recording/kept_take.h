#pragma once

#include "engine/session/recording/recording_takes.h"
#include "engine/session/recording/take_judgement.h"

#include <string>
#include <vector>

namespace formant {

/// What became of a take.
struct KeptTake {
    std::string recording; ///< the file; empty: nothing was heard, and what was there before stays
    std::vector<TakeFault> faults;
};

/// Judges a take and keeps it, whatever its faults: a bad one is better than none, and who has
/// heard of them can record it again.
/// `room_noise_dbfs` as faults_of() has it.
Result<KeptTake> judge_and_keep(const PromptPlace& prompt, const DecodedSound& sound,
                                double room_noise_dbfs);

} // namespace formant
