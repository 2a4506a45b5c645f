#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/speech/speech_service.h"

namespace formant {

/// `synth --out -`: the sound goes to standard output as it is made, and all words to standard
/// error; the exit code: ErrorKind::data where something was not spoken. A terminal is refused.
int speak_to_output(const SpeechRequest& request, const Cancellation& cancellation);

} // namespace formant
