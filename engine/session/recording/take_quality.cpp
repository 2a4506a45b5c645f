#include "engine/session/recording/take_quality.h"

#include <algorithm>

namespace formant {
namespace {

constexpr double min_speech_s = 0.2;
constexpr double min_speech_dbfs = -60;
constexpr double quiet_peak_dbfs = -26; // leaves more than 4 of 16 bits unused
constexpr double noisy_ratio_db = 25;   // the model would learn the noise
constexpr double min_edge_silence_s = 0.1;

constexpr double max_room_change_db = 12;
constexpr double min_room_dbfs = -70;

constexpr double min_noise_dbfs = -110; // quieter than any amplifier
constexpr double quiet_room_dbfs = -55; // required by studios at usual gain
constexpr double noisy_room_dbfs = -45;

bool has_no_speech(const TakeMeasurement& take) {
    return take.speech_seconds < min_speech_s || take.speech_dbfs < min_speech_dbfs;
}

/// Returns whether the noise of the take is that of the room. A lower limit applies, as some
/// drivers mute the microphone while nobody speaks.
bool is_room_noise(const TakeMeasurement& take, double room_noise_dbfs) {
    return take.noise_dbfs <= std::max(room_noise_dbfs, min_room_dbfs) + max_room_change_db;
}

} // namespace

std::vector<TakeFault> check_take(const TakeMeasurement& take, double room_noise_dbfs) {
    if (has_no_speech(take))
        return {TakeFault::no_speech};
    std::vector<TakeFault> faults;
    if (take.clipped_share > 0)
        faults.push_back(TakeFault::clipped);
    if (take.peak_dbfs < quiet_peak_dbfs)
        faults.push_back(TakeFault::too_quiet);
    const bool is_noisy = take.signal_to_noise_db() < noisy_ratio_db;
    if (is_noisy && !is_room_noise(take, room_noise_dbfs)) {
        faults.push_back(TakeFault::no_silence); // so its start and end are unknown
        return faults;
    }
    if (is_noisy)
        faults.push_back(TakeFault::too_noisy);
    if (take.leading_silence_s < min_edge_silence_s)
        faults.push_back(TakeFault::beginning_cut_off);
    if (take.trailing_silence_s < min_edge_silence_s)
        faults.push_back(TakeFault::end_cut_off);
    return faults;
}

RoomNoise classify_room_noise(double noise_dbfs) {
    if (noise_dbfs < min_noise_dbfs)
        return RoomNoise::no_signal;
    if (noise_dbfs < quiet_room_dbfs)
        return RoomNoise::quiet;
    return noise_dbfs < noisy_room_dbfs ? RoomNoise::usable : RoomNoise::too_noisy;
}

} // namespace formant
