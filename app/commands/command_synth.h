#pragma once

#include "engine/session/speech/speech_service.h"

namespace formant {

/// `synth`: speaks the texts into files or to standard output, prints the files, how long it took
/// and what was not spoken; the exit code: ErrorKind::data where something was not.
int synthesise(const SpeechRequest& request);

} // namespace formant
