#include "engine/session/speech/speech_stream.h"

#include "engine/audio/pcm_bytes.h"
#include "engine/base/exception_message.h"
#include "engine/base/log.h"
#include "engine/base/one_thread.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/synth/joined_sentences.h"

#include <utility>
#include <vector>

namespace formant {
namespace {

/// Keeps each thread busy with another sentence while earlier ones are played.
constexpr std::size_t sentences_per_thread = 2;

Error listening_was_stopped() {
    return {ErrorKind::interrupted, message(FORMANT_TR("session", "speaking was stopped"))};
}

Error nothing_to_speak() {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "nothing to speak: give --text or --list"))};
}

/// Turns an exception into an error; uncaught in a thread, it would end the program.
Result<void> catch_exceptions(const std::function<Result<void>()>& work) {
    try {
        return work();
    } catch (const std::exception& failure) {
        return fail(ErrorKind::internal,
                    message(FORMANT_TR("session", "speaking ended early: {reason}"),
                            {{"reason", exception_message(failure)}}));
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
      threads_(static_cast<std::size_t>(speech_thread_count(voice_, request))),
      queue_(sentences_per_thread * threads_) {}

Result<SpeechStreamReport> SpeechStream::run(const CancellationToken& cancellation,
                                             CancellationToken& listener_gone) {
    ThreadGroup threads;
    const auto end = [&] {
        listener_gone.request();
        queue_.close();
    };
    const auto started = with_threads([&] {
        threads.start([this] { read_texts(); }, end);
        for (std::size_t i = 0; i < threads_; ++i)
            threads.start([&] { speak_queued(listener_gone); }, end);
        return true;
    });
    if (!started)
        return fail(started.error());
    const Result<void> listened = catch_exceptions([&] { return listen(cancellation); });
    end();
    threads.join();
    report_.needed_s = queue_.busy_s();
    return listened.and_then([&] { return read_; }).map([&] { return report_; });
}

void SpeechStream::read_texts() {
    read_ = catch_exceptions([&]() -> Result<void> {
        while (true) {
            SpeechItems next = texts_.next();
            if (next.items.empty() && next.faults.empty())
                return {};
            for (SpeechFault& fault : next.faults)
                if (!queue_.push({.id = fault.id}, Error{ErrorKind::data, fault.what}))
                    return {};
            for (SpeechItem& item : next.items)
                if (!push(std::move(item)))
                    return {};
        }
    });
    queue_.close_input();
}

bool SpeechStream::push(SpeechItem item) {
    default_speaker_.assign_to(item);
    for (const std::string& sentence : voice_.sentences(item.text))
        if (!queue_.push({.id = item.id, .text = sentence, .speaker = item.speaker}))
            return false;
    warn_of_skipped_sounds(item.text);
    return true;
}

void SpeechStream::warn_of_skipped_sounds(const std::string& text) {
    const Message skipped_sounds = voice_.skipped_sounds_message({text});
    if (!skipped_sounds.empty() && warned_.insert(to_english(skipped_sounds)).second)
        log(LogLevel::warning, skipped_sounds);
}

void SpeechStream::speak_queued(const CancellationToken& listener_gone) {
    set_single_threaded();
    while (const auto next = queue_.next_pending())
        queue_.complete(next->ticket, speaker_.emit_chunks(
                                          next->sentence.text, next->sentence.speaker,
                                          [&](AudioClip chunk) {
                                              queue_.add_chunk(next->ticket, std::move(chunk));
                                          },
                                          listener_gone));
}

Result<void> SpeechStream::listen(const CancellationToken& cancellation) {
    listener_.on_start(voice_.sample_rate_hz());
    while (const auto chunk = queue_.next_chunk(cancellation))
        if (auto emitted = emit_audio(*chunk); !emitted)
            return emitted;
    if (cancellation.requested())
        return fail(listening_was_stopped());
    if (report_.audio_s == 0 && report_.faults == 0)
        return fail(nothing_to_speak());
    return {};
}

Result<void> SpeechStream::emit_audio(const SpokenChunk& chunk) {
    if (!chunk.clip) {
        ++report_.faults;
        listener_.on_fault({chunk.sentence.id, chunk.clip.error().what,
                            /*is_partly_spoken=*/spoken_id_ == chunk.sentence.id});
        return {};
    }
    const AudioClip& clip = *chunk.clip;
    spoken_id_ = chunk.sentence.id;
    const bool is_first_sound = report_.audio_s == 0;
    const std::string pause = is_first_sound || !chunk.is_first
                                  ? ""
                                  : pcm_bytes(sentence_pause(pause_ms_, clip.sample_rate_hz));
    report_.audio_s +=
        static_cast<double>(clip.samples.numel()) / static_cast<double>(clip.sample_rate_hz);
    return listener_.on_audio(pause + pcm_bytes(clip.samples)).map([&] {
        if (is_first_sound)
            report_.first_sound_s = seconds_since(chunk.sentence.arrived_at);
    });
}

} // namespace formant
