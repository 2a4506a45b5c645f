#pragma once

#include "engine/session/speech/voice_conversion_service.h"

namespace formant {

/// `convert-voice`: converts the recordings, prints the files, how long it took and what was not
/// converted; the exit code: ErrorKind::data where something was not.
int convert_recordings(const VoiceConversionRequest& request);

} // namespace formant
