#pragma once

#include "engine/audio/audio_clip.h"

#include <optional>

namespace formant {

struct LoudnessConfig {
    bool normalize = false;
    double target_lufs = -23; ///< the target of EBU R 128
};

/// Returns the integrated loudness in LUFS by EBU R 128 and ITU-R BS.1770 (libebur128); nothing for
/// silence or less than one block of 400 ms.
std::optional<double> loudness_lufs(const AudioClip& clip);

/// Scales the clip to the configured loudness, with its peak at most at -1 dBFS. Returns the clip
/// unchanged if it has no loudness, or if normalization is off.
AudioClip normalize_loudness(const AudioClip& clip, const LoudnessConfig& config);

} // namespace formant
