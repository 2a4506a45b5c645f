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
std::optional<Result<AudioClip>> attempt(const std::function<Result<AudioClip>()>& work) {
    try {
        return work();
    } catch (const std::exception& failure) { // LibTorch throws; only this sentence fails
        if (!is_out_of_memory(failure))
            return fail(cannot_be_spoken(failure));
        log(LogLevel::info, exception_message(failure));
        return std::nullopt;
    }
}

} // namespace

Result<AudioClip> SentenceSpeaker::speak(const std::string& sentence, const std::string& speaker,
                                         const CancellationToken& cancellation) {
    const auto place = choose_speaker(voice_.speakers(), speaker);
    if (!place)
        return fail(place.error());
    SpeakOptions options = options_;
    options.speaker = *place;
    return speak_with_retry(sentence,
                            [&] { return voice_.speak(sentence, seed_, options, cancellation); });
}

Result<AudioClip> SentenceSpeaker::speak_with_retry(const std::string& sentence, const Work& work) {
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
