#pragma once

#include "engine/audio/take_measurement.h"

#include <vector>

namespace formant {

/// A reason to record a sentence again; the most severe comes first.
enum class TakeFault {
    no_speech,
    clipped,
    too_quiet,
    no_silence, ///< its quietest part is much louder than the room noise
    too_noisy,
    beginning_cut_off,
    end_cut_off,
};

/// Returns the faults of a take; empty if it is good, and only `no_speech` if there is no speech in
/// it. `room_noise_dbfs` is the RMS level of the room while nobody speaks.
std::vector<TakeFault> check_take(const TakeMeasurement& take, double room_noise_dbfs);

/// The level of a room in which nobody speaks.
enum class RoomNoise {
    no_signal, ///< digital silence: muted, or blocked by the system
    quiet,
    usable,
    too_noisy,
};

/// Classifies the RMS level of a few seconds of room noise.
RoomNoise classify_room_noise(double noise_dbfs);

} // namespace formant
