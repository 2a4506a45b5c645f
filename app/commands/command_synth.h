#pragma once

#include "engine/session/speech/speech_service.h"

namespace CLI {
class App;
}

namespace formant {

/// Runs `synth`: synthesizes the texts into files or to standard output, and prints the files, the
/// time it took and the texts that were not synthesized. Returns the exit code: ErrorKind::data if
/// one was not synthesized.
int synthesize(const SpeechRequest& request);

/// Adds `formant synth`; parsing fills `speech`.
CLI::App* add_synth_options(CLI::App& app, SpeechRequest& speech);

} // namespace formant
