#pragma once

#include "engine/session/preflight/preflight_lines.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// Reads the vocoder that shall make the voice audible, where one is named: is it one, and does it
/// know the voice's frames? A training that goes on goes on without it.
void look_at_vocoder(const VoiceConfig& config, bool goes_on, PreflightLines& lines);

} // namespace formant
