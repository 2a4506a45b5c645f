#include "engine/session/speech/speech_stream.h"

#include "engine/audio/pcm_bytes.h"
#include "engine/base/log.h"
#include "engine/base/one_thread.h"
#include "engine/base/thrown_failure.h"
#include "engine/synth/joined_sentences.h"

#include <thread>
#include <utility>
#include <vector>

namespace formant {
namespace {

/// So that each who speaks has a sentence to go on with while another is heard.
constexpr std::size_t sentences_per_thread = 2;

Error listening_was_stopped() {
    return {ErrorKind::interrupted, message(FORMANT_TR("session", "speaking was stopped"))};
}

Error nothing_to_speak() {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "nothing to speak: give --text or --list"))};
}

/// What is thrown would end the program from a thread, and leave threads behind.
Result<void> unless_thrown(const std::function<Result<void>()>& work) {
    try {
        return work();
    } catch (const std::exception& failure) {
        return fail(ErrorKind::internal,
                    message(FORMANT_TR("session", "speaking ended early: {reason}"),
                            {{"reason", words_of(failure)}}));
    }
}

double seconds_since(std::chrono::steady_clock::time_point then) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

} // namespace

SpeechStream::SpeechStream(const SpeechVoice& opened, const SpeechRequest& request,
                           IncomingTexts& texts, const SpeechListener& listener)
    : voice_(*opened.voice), texts_(texts), listener_(listener),
      speaker_(voice_, opened.options, static_cast<std::uint64_t>(request.seed)),
      default_speaker_(request.speaker, voice_.speakers()), pause_ms_(request.sentence_pause_ms),
      threads_(static_cast<std::size_t>(speech_threads(voice_, request))),
      queue_(sentences_per_thread * threads_) {}

Result<SpeechStreamReport> SpeechStream::run(const Cancellation& cancellation,
                                             Cancellation& nobody_listens) {
    std::vector<std::thread> threads;
    threads.emplace_back([this] { read_texts(); });
    for (std::size_t i = 0; i < threads_; ++i)
        threads.emplace_back([&] { speak_in_turn(nobody_listens); });
    const Result<void> listened = unless_thrown([&] { return listen(cancellation); });
    nobody_listens.request();
    queue_.close();
    for (std::thread& thread : threads)
        thread.join();
    report_.needed_s = queue_.busy_s();
    return listened.and_then([&] { return read_; }).map([&] { return report_; });
}

void SpeechStream::read_texts() {
    read_ = unless_thrown([&]() -> Result<void> {
        while (true) {
            SpeechItems next = texts_.next();
            if (next.items.empty() && next.faults.empty())
                return {};
            for (SpeechFault& fault : next.faults)
                if (!queue_.put({.id = fault.id}, Error{ErrorKind::data, fault.what}))
                    return {};
            for (SpeechItem& item : next.items)
                if (!put(std::move(item)))
                    return {};
        }
    });
    queue_.end();
}

bool SpeechStream::put(SpeechItem item) {
    default_speaker_.speak_where_none_is_named(item);
    for (const std::string& sentence : voice_.sentences(item.text))
        if (!queue_.put({.id = item.id, .text = sentence, .speaker = item.speaker}))
            return false;
    tell_of_left_out(item.text);
    return true;
}

void SpeechStream::tell_of_left_out(const std::string& text) {
    const Message left_out = voice_.left_out_of({text});
    if (!left_out.empty() && told_.insert(to_english(left_out)).second)
        log(LogLevel::warning, left_out);
}

void SpeechStream::speak_in_turn(const Cancellation& nobody_listens) {
    compute_with_one_thread();
    while (const auto next = queue_.next_unspoken())
        queue_.deliver(next->ticket,
                       speaker_.speak(next->sentence.text, next->sentence.speaker, nobody_listens));
}

Result<void> SpeechStream::listen(const Cancellation& cancellation) {
    listener_.begins(voice_.config().audio.sample_rate_hz);
    while (const auto heard = queue_.next_heard(cancellation))
        if (auto taken = hear(*heard); !taken)
            return taken;
    if (cancellation.requested())
        return fail(listening_was_stopped());
    if (report_.audio_s == 0 && report_.faults == 0)
        return fail(nothing_to_speak());
    return {};
}

Result<void> SpeechStream::hear(const HeardSentence& heard) {
    if (!heard.clip) {
        ++report_.faults;
        listener_.misses({heard.sentence.id, heard.clip.error().what});
        return {};
    }
    const AudioClip& clip = *heard.clip;
    const bool is_first = report_.audio_s == 0;
    const std::string pause =
        is_first ? "" : pcm_bytes(sentence_pause(pause_ms_, clip.sample_rate_hz));
    report_.audio_s +=
        static_cast<double>(clip.samples.numel()) / static_cast<double>(clip.sample_rate_hz);
    return listener_.hears(pause + pcm_bytes(clip.samples)).map([&] {
        if (is_first)
            report_.first_sound_s = seconds_since(heard.sentence.came);
    });
}

} // namespace formant
