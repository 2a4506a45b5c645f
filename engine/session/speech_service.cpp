#include "engine/session/speech_service.h"

#include "engine/base/log.h"
#include "engine/base/os_files.h"
#include "engine/base/os_module.h"
#include "engine/hardware/device.h"
#include "engine/hardware/host/look_at_host.h"
#include "engine/session/chosen_hardware.h"
#include "engine/session/reference_style.h"
#include "engine/session/speaker_choice.h"
#include "engine/session/speech_file_names.h"
#include "engine/session/speech_work.h"
#include "engine/session/speech_workers.h"
#include "engine/session/voice_file.h"
#include "engine/synth/saved_vocoder.h"

#include <fmt/format.h>

#include <chrono>
#include <iostream>
#include <thread>

namespace formant {
namespace {

struct OpenedVoice {
    std::unique_ptr<Voice> voice;
    SpeakOptions options;
};

/// Lines of lists may name a speaker of their own.
void give_speaker(const std::string& speaker, const SpeakerTable& speakers,
                  std::vector<SpeechItem>& items) {
    bool by_the_first = false;
    for (SpeechItem& item : items) {
        by_the_first |= item.speaker.empty() && speaker.empty();
        item.speaker = item.speaker.empty() ? speaker : item.speaker;
    }
    if (by_the_first && speakers.size() > 1)
        tell_of_first_speaker(speakers);
}

Result<SpeakOptions> speak_options(const SpeechRequest& request, const Voice& voice,
                                   const StateTree& checkpoint, const Cancellation& cancellation) {
    SpeakOptions options;
    options.solver_steps = request.solver_steps;
    options.temperature = request.temperature;
    options.noise_scale = request.noise_scale;
    options.noise_scale_w = request.noise_scale_w;
    options.length_scale = request.length_scale;
    if (request.reference.empty())
        return options;
    const Path decode_program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    return style_of_recording(voice, checkpoint, {request.reference, decode_program}, cancellation)
        .map([&](const at::Tensor& style) {
            options.style = style;
            return options;
        });
}

/// What is quiet, and the ends, are other numbers in the frames of the public code.
Message knows_other_frames() {
    return message(FORMANT_TR("session",
                              "the vocoder is of another program, whose frames differ in "
                              "what is quiet: it sounds better after some training on "
                              "the voice's recordings (train.pretrained_path)"));
}

Result<void> give_vocoder(const std::string& file, Voice& voice) {
    if (file.empty())
        return {};
    return load_voice_file(file)
        .and_then([&](const VoiceFile& vocoder) {
            if (vocoder.is_foreign)
                log(LogLevel::warning, knows_other_frames());
            return vocoder_of(vocoder.checkpoint, voice.frames(), voice.device());
        })
        .and_then(
            [&](std::shared_ptr<const Vocoder> vocoder) { return voice.use(std::move(vocoder)); });
}

Result<OpenedVoice> open_voice(const SpeechRequest& request, const Cancellation& cancellation) {
    const auto device = open_device(device_for(request.device));
    if (!device)
        return fail(device.error());
    const auto file = load_voice_file(request.checkpoint);
    if (!file)
        return fail(file.error());
    const StateTree& checkpoint = file->checkpoint;
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    auto voice = Voice::from_checkpoint(checkpoint, weights, *device);
    if (!voice)
        return fail(voice.error());
    if (const auto chosen = choose_speaker((*voice)->speakers(), request.speaker); !chosen)
        return fail(chosen.error());
    return give_vocoder(request.vocoder, **voice)
        .and_then([&] { return speak_options(request, **voice, checkpoint, cancellation); })
        .map([&](const SpeakOptions& options) {
            return OpenedVoice{std::move(*voice), options};
        });
}

/// A GPU is kept busy by one.
std::int64_t threads_for(const Voice& voice, const SpeechRequest& request) {
    if (!voice.device().is_cpu())
        return 1;
    if (request.workers > 0)
        return request.workers;
    const HostInfo host = look_at_host();
    const auto ram = request.usable_ram_bytes ? request.usable_ram_bytes : host.usable_ram_bytes();
    return suggested_speech_workers(ram, bytes_per_speech_worker, host.usable_cores);
}

std::vector<bool> files_there(const Path& folder, const std::vector<SpeechItem>& items) {
    std::vector<bool> there;
    there.reserve(items.size());
    for (const SpeechItem& item : items)
        there.push_back(path_exists(folder / item.file_name));
    return there;
}

void take_outcome(const SpeechItem& item, const Result<double>& audio_s, const Path& folder,
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

Message tell_of_left_out(const Voice& voice, const std::vector<SpeechItem>& items) {
    std::vector<std::string> texts;
    texts.reserve(items.size());
    for (const SpeechItem& item : items)
        texts.push_back(item.text);
    Message left_out = voice.left_out_of(texts);
    if (!left_out.empty())
        log(LogLevel::warning, left_out);
    return left_out;
}

Result<SpeechReport> speak_all(const SpeechRequest& request, const OpenedVoice& opened,
                               SpeechItems found, const Cancellation& cancellation) {
    if (auto made = make_folder(request.out_folder); !made)
        return fail(made.error());
    for (const Message& renamed :
         name_speech_files(found.items, fmt::format(".{}", request.format)))
        log(LogLevel::warning, renamed);
    give_speaker(request.speaker, opened.voice->speakers(), found.items);
    const std::vector<bool> were_there = files_there(request.out_folder, found.items);
    const SpeechWork work{*opened.voice,
                          request.out_folder,
                          opened.options,
                          static_cast<std::uint64_t>(request.seed),
                          request.sentence_pause_ms,
                          threads_for(*opened.voice, request)};
    Message left_out = tell_of_left_out(*opened.voice, found.items);
    const auto begin = std::chrono::steady_clock::now();
    const auto outcomes = speak_items(work, found.items, cancellation);
    const std::chrono::duration<double> needed = std::chrono::steady_clock::now() - begin;
    SpeechReport report{{}, std::move(found.faults), 0, needed.count(), 0, std::move(left_out)};
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        take_outcome(found.items[i], outcomes[i], work.folder, report);
        report.written_over += outcomes[i] && were_there[i] ? 1 : 0;
    }
    if (cancellation.requested())
        return fail(stopped_after(report, outcomes.size(), request.out_folder));
    return report;
}

} // namespace

Result<SpeechReport> speak_texts(const SpeechRequest& request, const Cancellation& cancellation) {
    auto found = collect_speech_items(request.sources, std::cin);
    if (!found)
        return fail(found.error());
    const auto opened = open_voice(request, cancellation);
    if (!opened)
        return fail(opened.error());
    return speak_all(request, *opened, std::move(*found), cancellation);
}

} // namespace formant
