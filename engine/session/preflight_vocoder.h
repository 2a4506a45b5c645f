#pragma once

#include "engine/session/preflight_lines.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// Reads the vocoder that shall make the voice audible, where one is named: is it one, and does it
/// know the voice's frames?
void look_at_vocoder(const VoiceConfig& config, PreflightLines& lines);

} // namespace formant
