#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/speech/speech_service.h"

namespace formant {

/// Runs `synth --out -`: writes the audio to standard output as it is generated and all messages to
/// standard error. Returns the exit code: ErrorKind::data if a text was not fully synthesized.
/// Refuses to write to a terminal.
int speak_to_output(const SpeechRequest& request, const CancellationToken& cancellation);

} // namespace formant
