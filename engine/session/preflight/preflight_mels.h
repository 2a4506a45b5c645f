#pragma once

#include "engine/data/corpus.h"
#include "engine/session/preflight/preflight_lines.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// Reads the voice whose frames a vocoder learns from, where it does: is it one, has it the frames
/// of this training, and does it know who speaks in `corpus` (null: that is not known)?
void look_at_mels(const VoiceConfig& config, const Corpus* corpus, PreflightLines& lines);

} // namespace formant
