#include "engine/session/speech/own_text_speech.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/speech/speech_service.h"

#include <fmt/format.h>

namespace formant {
namespace {

SpeechRequest speech_request(const OwnTextRequest& request, const Path& folder) {
    SpeechRequest speech;
    speech.checkpoint = request.checkpoint;
    // "-" alone would mean the standard input.
    speech.sources.texts = {request.text == "-" ? " -" : request.text};
    speech.out_folder = folder.string();
    speech.format = "flac";
    speech.device = request.device;
    speech.speaker = request.speaker;
    speech.vocoder = request.vocoder;
    speech.raw_weights = request.weights == SampleWeights::raw;
    return speech;
}

/// A text that cannot be spoken is a failure here.
Result<SpeechReport> with_its_file(SpeechReport report) {
    if (!report.faults.empty())
        return fail(ErrorKind::data, report.faults.front().what);
    return report;
}

/// own_001.flac, or the first number that is free for both weights.
Path free_name(const Path& folder, SampleWeights weights) {
    for (int number = 1;; ++number) {
        const auto name = [&](SampleWeights which) {
            return folder / fmt::format("own_{:03}{}.flac", number, raw_suffix(which));
        };
        if (!path_exists(name(SampleWeights::averaged)) && !path_exists(name(SampleWeights::raw)))
            return name(weights);
    }
}

/// A folder in which nobody looks for samples while one is being written.
struct UnfinishedFolder {
    Path path;
    ~UnfinishedFolder() {
        std::error_code ignored; // what is left there is written over the next time
        std::filesystem::remove_all(path, ignored);
    }
};

RunSample sample_at(const Path& file, const OwnTextRequest& request) {
    const auto all = list_run_samples(request.run);
    for (const RunSample& sample : all)
        if (sample.file == file.string())
            return sample;
    return {file.string(), request.text,   file.parent_path().filename().string(), -1,
            true,          request.weights};
}

std::vector<Message> remarks_of(const SpeechReport& report) {
    std::vector<Message> remarks = {report.left_out, report.vocoder_doubt};
    std::erase_if(remarks, [](const Message& remark) { return remark.empty(); });
    return remarks;
}

} // namespace

Result<OwnTextSpoken> speak_own_text(const OwnTextRequest& request,
                                     const Cancellation& cancellation) {
    const Path folder = samples_of_run(request.run) / Path(request.checkpoint).stem();
    const UnfinishedFolder unfinished{folder / ".unfinished"};
    const auto spoken =
        speak_texts(speech_request(request, unfinished.path), cancellation).and_then(with_its_file);
    if (!spoken)
        return fail(spoken.error());
    const Path file = free_name(folder, request.weights);
    return write_file_atomically(text_beside_sample(file), request.text)
        .and_then([&] { return rename_and_sync(spoken->files.front(), file); })
        .map([&] {
            return OwnTextSpoken{sample_at(file, request), remarks_of(*spoken)};
        });
}

} // namespace formant
