#include "engine/session/take_judgement.h"

namespace formant {
namespace {

constexpr double least_speech_s = 0.2;
constexpr double least_speech_dbfs = -60;
constexpr double quiet_peak_dbfs = -26; // of 16 bits, more than four are never used then
constexpr double noisy_ratio_db = 25;   // a voice learns the noise, too
constexpr double least_edge_silence_s = 0.05;

constexpr double least_noise_dbfs = -110; // no amplifier is as silent
constexpr double quiet_room_dbfs = -55;   // as studios ask for at a usual gain
constexpr double noisy_room_dbfs = -45;

bool nothing_is_heard(const TakeMeasurement& take) {
    return take.speech_seconds < least_speech_s || take.speech_dbfs < least_speech_dbfs;
}

} // namespace

std::vector<TakeFault> faults_of(const TakeMeasurement& take) {
    if (nothing_is_heard(take))
        return {TakeFault::nothing_heard};
    std::vector<TakeFault> faults;
    const bool is_cut_at_begin = take.leading_silence_s < least_edge_silence_s;
    const bool is_cut_at_end = take.trailing_silence_s < least_edge_silence_s;
    if (take.clipped_share > 0)
        faults.push_back(TakeFault::clipped);
    if (take.peak_dbfs < quiet_peak_dbfs)
        faults.push_back(TakeFault::too_quiet);
    // Without silence at an end it is not known what the noise is.
    if (take.signal_to_noise_db() < noisy_ratio_db && !(is_cut_at_begin && is_cut_at_end))
        faults.push_back(TakeFault::too_noisy);
    if (is_cut_at_begin)
        faults.push_back(TakeFault::beginning_cut_off);
    if (is_cut_at_end)
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
