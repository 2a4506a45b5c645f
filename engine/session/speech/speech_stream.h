#pragma once

#include "engine/session/speech/incoming_texts.h"
#include "engine/session/speech/sentence_queue.h"
#include "engine/session/speech/sentence_speaker.h"
#include "engine/session/speech/speech_stream_service.h"
#include "engine/session/speech/speech_voice.h"

#include <optional>
#include <set>
#include <string>

namespace formant {

/// Speaks texts to a listener: one thread reads texts, several threads speak, and the calling
/// thread runs the listener.
class SpeechStream {
  public:
    /// The arguments must outlive this object.
    SpeechStream(const SpeechVoice& opened, const SpeechRequest& request, IncomingTexts& texts,
                 const SpeechListener& listener);

    /// Runs until all texts are spoken; to be called once. Requests `listener_gone` at the end,
    /// which wakes a thread that waits for texts.
    Result<SpeechStreamReport> run(const CancellationToken& cancellation,
                                   CancellationToken& listener_gone);

  private:
    void read_texts();
    bool push(SpeechItem item);
    void warn_of_skipped_sounds(const std::string& text);
    void speak_queued(const CancellationToken& listener_gone);
    Result<void> listen(const CancellationToken& cancellation);
    Result<void> emit_audio(const SpokenChunk& chunk);

    const Voice& voice_;
    IncomingTexts& texts_;
    const SpeechListener& listener_;
    SentenceSpeaker speaker_;
    DefaultSpeaker default_speaker_;
    double pause_ms_;
    std::size_t threads_;
    SentenceQueue queue_;
    std::set<std::string> warned_; ///< warnings that were already logged
    Result<void> read_;            ///< result of reading the texts
    SpeechStreamReport report_;
    std::optional<std::string> spoken_id_; ///< of the text of the last audio
};

} // namespace formant
