#include "engine/session/recording/take_judgement.h"

#include <algorithm>

namespace formant {
namespace {

constexpr double least_speech_s = 0.2;
constexpr double least_speech_dbfs = -60;
constexpr double quiet_peak_dbfs = -26; // of 16 bits, more than four are never used then
constexpr double noisy_ratio_db = 25;   // a voice learns the noise, too
constexpr double least_edge_silence_s = 0.1;

constexpr double change_of_room_db = 12;
constexpr double least_room_dbfs = -70;

constexpr double least_noise_dbfs = -110; // no amplifier is as silent
constexpr double quiet_room_dbfs = -55;   // as studios ask for at a usual gain
constexpr double noisy_room_dbfs = -45;

bool nothing_is_heard(const TakeMeasurement& take) {
    return take.speech_seconds < least_speech_s || take.speech_dbfs < least_speech_dbfs;
}

/// Some microphones are switched off by their drivers while nobody speaks.
bool is_noise_of_room(const TakeMeasurement& take, double room_noise_dbfs) {
    return take.noise_dbfs <= std::max(room_noise_dbfs, least_room_dbfs) + change_of_room_db;
}

} // namespace

std::vector<TakeFault> faults_of(const TakeMeasurement& take, double room_noise_dbfs) {
    if (nothing_is_heard(take))
        return {TakeFault::nothing_heard};
    std::vector<TakeFault> faults;
    if (take.clipped_share > 0)
        faults.push_back(TakeFault::clipped);
    if (take.peak_dbfs < quiet_peak_dbfs)
        faults.push_back(TakeFault::too_quiet);
    const bool is_noisy = take.signal_to_noise_db() < noisy_ratio_db;
    if (is_noisy && !is_noise_of_room(take, room_noise_dbfs)) {
        faults.push_back(TakeFault::no_silence); // so where it begins is not known either
        return faults;
    }
    if (is_noisy)
        faults.push_back(TakeFault::too_noisy);
    if (take.leading_silence_s < least_edge_silence_s)
        faults.push_back(TakeFault::beginning_cut_off);
    if (take.trailing_silence_s < least_edge_silence_s)
        faults.push_back(TakeFault::end_cut_off);
    return faults;
}

RoomNoise judge_room(double noise_dbfs) {
    if (noise_dbfs < least_noise_dbfs)
        return RoomNoise::nothing_arrives;
    if (noise_dbfs < quiet_room_dbfs)
        return RoomNoise::quiet;
    return noise_dbfs < noisy_room_dbfs ? RoomNoise::usable : RoomNoise::too_noisy;
}

} // namespace formant
