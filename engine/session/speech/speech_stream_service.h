#pragma once

#include "engine/session/speech/speech_service.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace formant {

/// Who hears texts as they are spoken. Called by one thread, one call after the other.
struct SpeechListener {
    /// Before the first sound.
    std::function<void(std::int64_t sample_rate_hz)> begins;
    /// The next sound as pcm_bytes(), mono; an error ends the speaking.
    std::function<Result<void>(std::string_view pcm)> hears;
    /// A text, or a sentence of it, at its place.
    std::function<void(const SpeechFault&)> misses;
};

struct SpeechStreamReport {
    std::int64_t faults = 0; ///< that were told
    double audio_s = 0;
    double needed_s = 0;      ///< in which at least one sentence was being spoken
    double first_sound_s = 0; ///< from when the first sentence came until it was heard
};

/// Whether the sound is wanted as it is made: out_folder is "-".
bool is_stream(const SpeechRequest& request);

/// Speaks texts sentence by sentence to somebody who listens, each as soon as it and those before
/// are spoken, with the pause between them that the request names. The text "-" stands for lines of
/// standard input, each spoken when it comes, behind all other texts. A sentence that cannot be
/// spoken does not stop the others. The sound of a text is that of its file in speak_texts(),
/// whatever the number of workers. ErrorKind::interrupted after a cancellation.
Result<SpeechStreamReport> stream_texts(const SpeechRequest& request,
                                        const SpeechListener& listener,
                                        const Cancellation& cancellation);

} // namespace formant
