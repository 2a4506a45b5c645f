#pragma once

#include "engine/session/export/loaded_voice.h"

#include <string>

namespace formant {

/// Describes in JSON what a program must know that plays the voice by itself: the sample rate, how
/// a text becomes tokens (with an example), speakers, default scales, and the mel settings.
std::string voice_description(const LoadedVoice& loaded);

/// Describes the mels that a vocoder decodes, and its sample rate, in JSON.
std::string vocoder_description(const MelConfig& mel);

} // namespace formant
