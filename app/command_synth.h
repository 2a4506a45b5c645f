#pragma once

#include "engine/session/speech_service.h"

namespace formant {

/// `synth`: speaks the texts and prints the files; the exit code.
int synthesise(const SpeechRequest& request);

} // namespace formant
