#pragma once

#include "engine/session/speech/speech_service.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace formant {

/// Receives audio as it is spoken. All functions are called by one thread.
struct SpeechListener {
    /// Called before the first audio.
    std::function<void(std::int64_t sample_rate_hz)> on_start;
    /// Receives the next audio as pcm_bytes(), mono; an error ends the stream.
    std::function<Result<void>(std::string_view pcm)> on_audio;
    /// Receives a text or sentence that could not be spoken, or of which only the beginning could,
    /// in its turn.
    std::function<void(const SpeechFault&)> on_fault;
};

/// Stores statistics of a stream.
struct SpeechStreamReport {
    std::int64_t faults = 0; ///< texts or sentences that could not be fully spoken
    double audio_s = 0;
    double needed_s = 0;      ///< time during which at least one sentence was being spoken
    double first_sound_s = 0; ///< latency from the arrival of the first sentence to its first audio
};

/// Returns true if the audio goes to standard output: out_folder is "-".
bool is_stream(const SpeechRequest& request);

/// Speaks texts to a listener sentence by sentence, with the requested pause between them. A
/// sentence's audio follows as soon as its predecessors are complete: chunk by chunk, if the model
/// of the voice computes it in chunks. The text "-" stands for the lines of standard input, which
/// are spoken as they arrive, after all other texts. A sentence that cannot be spoken does not stop
/// the others; a failure in its middle is reported after the audio before it. The audio of a text
/// is that of its file in speak_texts(), for any number of workers. Returns ErrorKind::interrupted
/// after a cancellation.
Result<SpeechStreamReport> stream_texts(const SpeechRequest& request,
                                        const SpeechListener& listener,
                                        const CancellationToken& cancellation);

} // namespace formant
