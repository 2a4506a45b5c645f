#pragma once

#include <string>

namespace formant {

/// How pitch is heard: a map between frequencies and mels, and back.
struct MelScale {
    double (*from_hz)(double hz);
    double (*to_hz)(double mel);
};

/// "slaney" (Auditory Toolbox, 1998): linear below 1 kHz, logarithmic above; "htk" (The HTK Book,
/// 5.6): 2595 log10(1 + hz / 700).
const MelScale& mel_scale_named(const std::string& name);

} // namespace formant
