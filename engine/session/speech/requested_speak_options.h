#pragma once

#include "engine/base/result.h"
#include "engine/models/speak_options.h"
#include "engine/session/speech/speech_service.h"

#include <string>

namespace formant {

/// Returns `defaults`, the default options of a voice, with the values that are requested.
/// ErrorKind::usage if an option is requested that is absent from `defaults`; the error names
/// `kind`, the voice's kind of model, and lists the options that the voice has.
Result<SpeakOptions> requested_speak_options(const SpeechRequest& request,
                                             const SpeakOptions& defaults, const std::string& kind);

} // namespace formant
