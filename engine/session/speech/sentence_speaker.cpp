#include "engine/session/speech/sentence_speaker.h"

#include "engine/base/exception_message.h"
#include "engine/base/log.h"
#include "engine/hardware/cached_memory.h"
#include "engine/session/voices/speaker_choice.h"

#include <mutex>
#include <optional>

namespace formant {
namespace {

Error cannot_be_spoken(const std::exception& failure) {
    return {ErrorKind::internal, message(FORMANT_TR("session", "speech synthesis failed: {reason}"),
                                         {{"reason", exception_message(failure)}})};
}

Error out_of_memory(const std::string& sentence) {
    return {
        ErrorKind::device,
        message(
            FORMANT_TR(
                "session",
                "out of memory while speaking a single sentence: '{sentence}'; split it into "
                "shorter sentences, close other programs that use this memory, or use --gpu cpu"),
            {{"sentence", sentence}})};
}

/// Returns nothing if memory ran out; everything that was computed has been freed by then.
template <class T>
std::optional<Result<T>> attempt(const std::function<Result<T>()>& work) {
    try {
        return work();
    } catch (const std::exception& failure) { // LibTorch throws; only this sentence fails
        if (!is_out_of_memory(failure))
            return fail(cannot_be_spoken(failure));
        log(LogLevel::info, exception_message(failure));
        return std::nullopt;
    }
}

/// Emits the chunks of a session from the one with the number `emitted` on, and counts them there.
Result<void> emit_rest(VoiceSession& session, const SentenceSpeaker::ChunkListener& emit,
                       const CancellationToken& cancellation, std::size_t& emitted) {
    for (std::size_t number = 0;; ++number) {
        auto chunk = session.next(cancellation);
        if (!chunk)
            return fail(chunk.error());
        if (!*chunk)
            return {};
        if (number < emitted)
            continue;
        emit(std::move(**chunk));
        ++emitted;
    }
}

} // namespace

Result<void> SentenceSpeaker::emit_chunks(const std::string& sentence, const std::string& speaker,
                                          const ChunkListener& emit,
                                          const CancellationToken& cancellation) {
    return options_with(speaker).and_then([&](const SpeakOptions& options) {
        std::size_t emitted = 0;
        return retry_out_of_memory<void>(sentence, [&] {
            return voice_.begin(sentence, seed_, options).and_then([&](VoiceSession session) {
                return emit_rest(session, emit, cancellation, emitted).map([&] {
                    note_cut_off(sentence, session.is_cut_off());
                });
            });
        });
    });
}

Result<AudioClip> SentenceSpeaker::speak(const std::string& sentence, const std::string& speaker,
                                         const CancellationToken& cancellation) {
    return options_with(speaker).and_then([&](const SpeakOptions& options) {
        return retry_out_of_memory<AudioClip>(sentence, [&] {
            return voice_.speak(sentence, seed_, options, cancellation)
                .map([&](SpokenText spoken) -> AudioClip {
                    note_cut_off(sentence, spoken.is_cut_off);
                    return spoken;
                });
        });
    });
}

void SentenceSpeaker::note_cut_off(const std::string& sentence, bool is_cut_off) {
    if (!is_cut_off)
        return;
    Message warning =
        message(FORMANT_TR("session", "'{sentence}' did not end before the longest that this voice "
                                      "speaks, and was cut off there; speak it with another seed "
                                      "or a lower temperature, or train the voice longer"),
                {{"sentence", sentence}});
    log(LogLevel::warning, warning);
    const std::lock_guard lock(cut_off_mutex_);
    cut_off_.push_back(std::move(warning));
}

std::vector<Message> SentenceSpeaker::cut_off() const {
    const std::lock_guard lock(cut_off_mutex_);
    return cut_off_;
}

Result<SpeakOptions> SentenceSpeaker::options_with(const std::string& speaker) const {
    return choose_speaker(voice_.speakers(), speaker).map([&](std::int64_t place) {
        SpeakOptions options = options_;
        options.speaker = place;
        return options;
    });
}

template <class T>
Result<T> SentenceSpeaker::retry_out_of_memory(const std::string& sentence,
                                               const std::function<Result<T>()>& work) {
    {
        const std::shared_lock together(memory_mutex_);
        if (auto spoken = attempt(work))
            return std::move(*spoken);
    }
    const std::unique_lock alone(memory_mutex_);
    release_cached_memory(voice_.device());
    if (auto spoken = attempt(work))
        return std::move(*spoken);
    return fail(out_of_memory(sentence));
}

} // namespace formant
