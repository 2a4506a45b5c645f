#include "engine/session/speech/preview_speech.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/speech/speech_service.h"

#include <fmt/format.h>

namespace formant {
namespace {

SpeechRequest speech_request(const PreviewRequest& request, const Path& folder) {
    SpeechRequest speech;
    speech.checkpoint = request.checkpoint;
    // "-" alone would mean standard input.
    speech.sources.texts = {request.text == "-" ? " -" : request.text};
    speech.out_folder = folder.string();
    speech.format = "flac";
    speech.device = request.device;
    speech.speaker = request.speaker;
    speech.language = request.language;
    speech.vocoder = request.vocoder;
    if (!request.reference.empty())
        speech.references = {request.reference};
    speech.decode_program = request.decode_program;
    speech.raw_weights = request.weights == SampleWeights::raw;
    return speech;
}

/// Turns a text that could not be spoken into an error.
Result<SpeechReport> fail_without_file(SpeechReport report) {
    if (!report.faults.empty())
        return fail(ErrorKind::data, report.faults.front().what);
    return report;
}

/// Returns own_001.flac or the first number that is free for both raw and EMA weights.
Path next_free_file(const Path& folder, SampleWeights weights) {
    for (int number = 1;; ++number) {
        const auto name = [&](SampleWeights which) {
            return folder / fmt::format("own_{:03}{}.flac", number, raw_suffix(which));
        };
        if (!path_exists(name(SampleWeights::ema)) && !path_exists(name(SampleWeights::raw)))
            return name(weights);
    }
}

/// Holds a sample while it is written, in a folder that is not searched for samples.
struct UnfinishedFolder {
    Path path;
    ~UnfinishedFolder() {
        std::error_code ignored; // a leftover file is overwritten next time
        std::filesystem::remove_all(path, ignored);
    }
};

RunSample sample_at(const Path& file, const PreviewRequest& request) {
    const auto all = list_run_samples(request.run);
    for (const RunSample& sample : all)
        if (sample.file == file.string())
            return sample;
    return {file.string(), request.text,   file.parent_path().filename().string(), -1,
            true,          request.weights};
}

std::vector<Message> warnings_of(const SpeechReport& report) {
    std::vector<Message> warnings = {report.skipped_sounds, report.vocoder_warning};
    warnings.insert(warnings.end(), report.cut_off.begin(), report.cut_off.end());
    std::erase_if(warnings, [](const Message& warning) { return warning.empty(); });
    return warnings;
}

} // namespace

Result<SpokenPreview> speak_preview(const PreviewRequest& request,
                                    const CancellationToken& cancellation) {
    const Path folder = samples_of_run(request.run) / Path(request.checkpoint).stem();
    const UnfinishedFolder unfinished{folder / ".unfinished"};
    const auto spoken = speak_texts(speech_request(request, unfinished.path), cancellation)
                            .and_then(fail_without_file);
    if (!spoken)
        return fail(spoken.error());
    const Path file = next_free_file(folder, request.weights);
    return write_file_atomically(sample_text_file(file), request.text)
        .and_then([&] { return rename_and_sync(spoken->files.front(), file); })
        .map([&] {
            return SpokenPreview{sample_at(file, request), warnings_of(*spoken)};
        });
}

} // namespace formant
