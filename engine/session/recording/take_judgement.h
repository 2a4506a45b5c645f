#pragma once

#include "engine/audio/take_measurement.h"

#include <vector>

namespace formant {

/// Why a sentence had better be spoken again, the worst first.
enum class TakeFault {
    nothing_heard,
    clipped,
    too_quiet,
    no_silence, ///< its softest part is much louder than the room was
    too_noisy,
    beginning_cut_off,
    end_cut_off,
};

/// Empty where the take is good. Of one in which nothing is heard, nothing else is said.
/// `room_noise_dbfs`: the RMS of the room while nobody speaks.
std::vector<TakeFault> faults_of(const TakeMeasurement& take, double room_noise_dbfs);

/// What a room sounds like in which nobody speaks.
enum class RoomNoise {
    nothing_arrives, ///< digital silence: muted, or kept from us by the system
    quiet,
    usable,
    too_noisy,
};

/// By the RMS of a few seconds.
RoomNoise judge_room(double noise_dbfs);

} // namespace formant
