#include "engine/session/speech/sentence_speaker.h"

#include "engine/base/log.h"
#include "engine/base/thrown_failure.h"
#include "engine/hardware/cached_memory.h"
#include "engine/session/voices/speaker_choice.h"

#include <mutex>
#include <optional>

namespace formant {
namespace {

Error cannot_be_spoken(const std::exception& failure) {
    return {ErrorKind::internal, message(FORMANT_TR("session", "it cannot be spoken: {reason}"),
                                         {{"reason", words_of(failure)}})};
}

Error does_not_fit(const std::string& sentence) {
    return {ErrorKind::device,
            message(FORMANT_TR("session", "out of memory, though this one sentence alone was "
                                          "spoken: '{sentence}'; divide it with full stops, end "
                                          "other programs that use this memory, or speak with "
                                          "--gpu cpu"),
                    {{"sentence", sentence}})};
}

/// Nothing where memory did not suffice; when it returns, what was computed is freed.
std::optional<Result<AudioClip>> attempt(const std::function<Result<AudioClip>()>& work) {
    try {
        return work();
    } catch (const std::exception& failure) { // LibTorch throws: it costs this sentence alone
        if (!is_out_of_memory(failure))
            return fail(cannot_be_spoken(failure));
        log(LogLevel::info, words_of(failure));
        return std::nullopt;
    }
}

} // namespace

Result<AudioClip> SentenceSpeaker::speak(const std::string& sentence, const std::string& speaker,
                                         const Cancellation& cancellation) {
    const auto place = choose_speaker(voice_.speakers(), speaker);
    if (!place)
        return fail(place.error());
    SpeakOptions options = options_;
    options.speaker = *place;
    return speak_twice(sentence,
                       [&] { return voice_.speak(sentence, seed_, options, cancellation); });
}

Result<AudioClip> SentenceSpeaker::speak_twice(const std::string& sentence, const Work& work) {
    {
        const std::shared_lock together(memory_);
        if (auto spoken = attempt(work))
            return std::move(*spoken);
    }
    const std::unique_lock alone(memory_);
    release_cached_memory(voice_.device());
    if (auto spoken = attempt(work))
        return std::move(*spoken);
    return fail(does_not_fit(sentence));
}

} // namespace formant
