#pragma once

#include "engine/audio/audio_clip.h"

#include <vector>

namespace formant {

/// Returns silence of the given length, [N] samples.
at::Tensor sentence_pause(double pause_ms, std::int64_t sample_rate_hz);

/// Concatenates the sentences of a text with silence between them. All must have the same sample
/// rate. A single sentence is returned unchanged.
AudioClip join_sentences(const std::vector<AudioClip>& sentences, double pause_ms);

} // namespace formant
