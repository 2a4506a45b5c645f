#pragma once

#include "engine/session/speech/default_speaker.h"
#include "engine/session/speech/incoming_texts.h"
#include "engine/session/speech/sentence_queue.h"
#include "engine/session/speech/sentence_speaker.h"
#include "engine/session/speech/speech_stream_service.h"
#include "engine/session/speech/speech_voice.h"

#include <set>
#include <string>

namespace formant {

/// Texts on their way to a listener: one thread reads them, some speak, and the caller's listens.
class SpeechStream {
  public:
    /// All outlive it.
    SpeechStream(const SpeechVoice& opened, const SpeechRequest& request, IncomingTexts& texts,
                 const SpeechListener& listener);

    /// Once. `nobody_listens` is asked for at the end, so that who waits for texts comes back.
    Result<SpeechStreamReport> run(const Cancellation& cancellation, Cancellation& nobody_listens);

  private:
    void read_texts();
    bool put(SpeechItem item);
    void tell_of_left_out(const std::string& text);
    void speak_in_turn(const Cancellation& nobody_listens);
    Result<void> listen(const Cancellation& cancellation);
    Result<void> hear(const HeardSentence& heard);

    const Voice& voice_;
    IncomingTexts& texts_;
    const SpeechListener& listener_;
    SentenceSpeaker speaker_;
    DefaultSpeaker default_speaker_;
    double pause_ms_;
    std::size_t threads_;
    SentenceQueue queue_;
    std::set<std::string> told_; ///< of what was left out
    Result<void> read_;          ///< whether all texts were
    SpeechStreamReport report_;
};

} // namespace formant
