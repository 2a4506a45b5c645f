#pragma once

#include "engine/session/speech/speech_service.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant synth`; fills in `speech`.
CLI::App* add_synth_options(CLI::App& app, SpeechRequest& speech);

} // namespace formant
