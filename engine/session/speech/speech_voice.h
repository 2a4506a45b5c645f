#pragma once

#include "engine/session/speech/speech_service.h"
#include "engine/synth/voice.h"

#include <cstdint>
#include <memory>

namespace formant {

/// The voice that a request asks for, and how it is to speak.
struct SpeechVoice {
    std::unique_ptr<Voice> voice;
    SpeakOptions options;
    Message doubt; ///< of its vocoder, as in VoiceVocoder; logged
};

/// With its vocoder and the style of the reference. Errors as those of speak_texts().
Result<SpeechVoice> open_speech_voice(const SpeechRequest& request,
                                      const Cancellation& cancellation);

/// How many threads shall speak with it.
std::int64_t speech_threads(const Voice& voice, const SpeechRequest& request);

} // namespace formant
