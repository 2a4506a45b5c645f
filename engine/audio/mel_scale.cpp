#include "engine/audio/mel_scale.h"

#include <cmath>

namespace formant {
namespace {

constexpr double linear_hz_per_mel = 200.0 / 3;
constexpr double break_hz = 1000;
constexpr double break_mel = break_hz / linear_hz_per_mel;
const double log_step = std::log(6.4) / 27;

double slaney_from_hz(double hz) {
    return hz < break_hz ? hz / linear_hz_per_mel : break_mel + std::log(hz / break_hz) / log_step;
}

double slaney_to_hz(double mel) {
    return mel < break_mel ? mel * linear_hz_per_mel
                           : break_hz * std::exp(log_step * (mel - break_mel));
}

double htk_from_hz(double hz) {
    return 2595 * std::log10(1 + hz / 700);
}

double htk_to_hz(double mel) {
    return 700 * (std::pow(10, mel / 2595) - 1);
}

} // namespace

const MelScale& mel_scale_named(const std::string& name) {
    static const MelScale slaney{slaney_from_hz, slaney_to_hz};
    static const MelScale htk{htk_from_hz, htk_to_hz};
    return name == "htk" ? htk : slaney;
}

} // namespace formant
