#pragma once

#include "engine/session/speech/voice_conversion_service.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant convert-voice`; fills in `conversion`.
CLI::App* add_convert_voice_options(CLI::App& app, VoiceConversionRequest& conversion);

} // namespace formant
