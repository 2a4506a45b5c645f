#pragma once

#include "engine/session/speech/voice_conversion_service.h"

namespace CLI {
class App;
}

namespace formant {

/// Runs `convert-voice`: converts the recordings and prints the files, the time it took and the
/// recordings that were not converted. Returns the exit code: ErrorKind::data if one was not
/// converted.
int convert_recordings(const VoiceConversionRequest& request);

/// Adds `formant convert-voice`; parsing fills `conversion`.
CLI::App* add_convert_voice_options(CLI::App& app, VoiceConversionRequest& conversion);

} // namespace formant
