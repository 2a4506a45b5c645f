#pragma once

#include "engine/audio/audio_clip.h"

#include <optional>

namespace formant {

struct LoudnessConfig {
    bool normalise = false;
    double target_lufs = -23; ///< of EBU R 128
};

/// Integrated loudness in LUFS by EBU R 128 and ITU-R BS.1770 (libebur128). Nothing where there is
/// no loudness to tell: silence, or less than the 400 ms of one block.
std::optional<double> loudness_lufs(const AudioClip& clip);

/// The clip at the loudness of the configuration, but its peak no higher than -1 dBFS. A clip that
/// has no loudness stays as it is, and so does every clip where it is switched off.
AudioClip normalise_loudness(const AudioClip& clip, const LoudnessConfig& config);

} // namespace formant
