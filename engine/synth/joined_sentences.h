#pragma once

#include "engine/audio/audio_clip.h"

#include <vector>

namespace formant {

/// Silence of that length [N].
at::Tensor sentence_pause(double pause_ms, std::int64_t sample_rate_hz);

/// The sentences of a text one after the other, with silence between them; all at one rate. A
/// single one stays as it is.
AudioClip join_sentences(const std::vector<AudioClip>& sentences, double pause_ms);

} // namespace formant
