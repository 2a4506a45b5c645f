#include "engine/session/speech/speech_service.h"

#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/session/speech/speech_file_names.h"
#include "engine/session/speech/speech_memory_watch.h"
#include "engine/session/speech/speech_voice.h"
#include "engine/session/speech/speech_work.h"

#include <fmt/format.h>

#include <chrono>
#include <iostream>

namespace formant {
namespace {

std::vector<bool> existing_files(const Path& folder, const std::vector<SpeechItem>& items) {
    std::vector<bool> there;
    there.reserve(items.size());
    for (const SpeechItem& item : items)
        there.push_back(path_exists(folder / item.file_name));
    return there;
}

void add_outcome(const SpeechItem& item, const Result<double>& audio_s, const Path& folder,
                 SpeechReport& report) {
    if (!audio_s) {
        report.faults.push_back({item.id, audio_s.error().what});
        return;
    }
    report.files.push_back((folder / item.file_name).string());
    report.audio_s += *audio_s;
}

Error stopped_after(const SpeechReport& report, std::size_t of, const std::string& folder) {
    return {ErrorKind::interrupted,
            message(FORMANT_TR("session", "speaking was stopped; {done} of {all} texts are in "
                                          "{folder}"),
                    {{"done", std::to_string(report.files.size())},
                     {"all", std::to_string(of)},
                     {"folder", folder}})};
}

Message warn_of_skipped_sounds(const Voice& voice, const std::vector<SpeechItem>& items) {
    std::vector<std::string> texts;
    texts.reserve(items.size());
    for (const SpeechItem& item : items)
        texts.push_back(item.text);
    Message skipped_sounds = voice.skipped_sounds_message(texts);
    if (!skipped_sounds.empty())
        log(LogLevel::warning, skipped_sounds);
    return skipped_sounds;
}

Result<SpeechReport> speak_all(const SpeechRequest& request, const SpeechVoice& opened,
                               SpeechItems found, const CancellationToken& cancellation) {
    if (auto made = make_folder(request.out_folder); !made)
        return fail(made.error());
    for (const Message& renamed :
         name_speech_files(found.items, fmt::format(".{}", request.format)))
        log(LogLevel::warning, renamed);
    DefaultSpeaker default_speaker(request.speaker, opened.voice->speakers());
    for (SpeechItem& item : found.items)
        default_speaker.assign_to(item);
    const std::vector<bool> were_there = existing_files(request.out_folder, found.items);
    const SpeechWork work{*opened.voice,
                          request.out_folder,
                          opened.options,
                          static_cast<std::uint64_t>(request.seed),
                          request.sentence_pause_ms,
                          speech_thread_count(*opened.voice, request)};
    Message skipped_sounds = warn_of_skipped_sounds(*opened.voice, found.items);
    const SpeechMemoryWatch watch(opened.voice->device(), request.out_folder);
    const auto begin = std::chrono::steady_clock::now();
    const auto [outcomes, cut_off] = speak_items(work, found.items, cancellation);
    const std::chrono::duration<double> needed = std::chrono::steady_clock::now() - begin;
    SpeechReport report{{},
                        std::move(found.faults),
                        0,
                        needed.count(),
                        0,
                        std::move(skipped_sounds),
                        opened.vocoder_warning,
                        cut_off};
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        add_outcome(found.items[i], outcomes[i], work.folder, report);
        report.overwritten += outcomes[i] && were_there[i] ? 1 : 0;
    }
    if (cancellation.requested())
        return fail(stopped_after(report, outcomes.size(), request.out_folder));
    return report;
}

} // namespace

Result<SpeechReport> speak_texts(const SpeechRequest& request,
                                 const CancellationToken& cancellation) {
    auto found = collect_speech_items(request.sources, std::cin);
    if (!found)
        return fail(found.error());
    const auto opened = open_speech_voice(request, cancellation);
    if (!opened)
        return fail(opened.error());
    return speak_all(request, *opened, std::move(*found), cancellation);
}

} // namespace formant
