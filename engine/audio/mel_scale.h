#pragma once

#include <string>

namespace formant {

/// Converts between frequencies and mels, the perceptual scale of pitch.
struct MelScale {
    double (*from_hz)(double hz);
    double (*to_hz)(double mel);
};

/// Returns the scale "slaney" (Auditory Toolbox, 1998): linear below 1 kHz, logarithmic above; or
/// "htk" (The HTK Book, 5.6): 2595 log10(1 + hz / 700).
const MelScale& mel_scale_named(const std::string& name);

} // namespace formant
