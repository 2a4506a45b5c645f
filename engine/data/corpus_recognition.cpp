#include "engine/data/corpus_recognition.h"

#include "engine/base/os/os_files.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/transcript_folder_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace formant {
namespace {

/// Maps files that may be metadata to the first format that fits.
using Candidates = std::map<Path, const CorpusFormat*>;

const CorpusFormat& format_called(const std::string& name) {
    return *std::ranges::find(corpus_formats(), name, &CorpusFormat::name);
}

std::string joined_format_names() {
    return fmt::format("{}", fmt::join(corpus_format_names(), ", "));
}

Result<void> check_format(const std::string& name) {
    const auto known = corpus_format_names();
    if (std::ranges::find(known, name) != known.end())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("data", "unknown corpus format '{format}' (data.format, or "
                                           "--format of doctor); known formats: {formats}"),
                        {{"format", name}, {"formats", joined_format_names()}}));
}

std::optional<RecognizedCorpus> with_usual_names(const Path& path, const std::string& name,
                                                 const WalkControl& control) {
    for (const CorpusFormat& format : corpus_formats()) {
        const auto metadata = metadata_of(format, path);
        if (metadata &&
            (name == format.name || (name == "auto" && format.fits(*metadata, control))))
            return RecognizedCorpus{&format, *metadata};
    }
    return std::nullopt;
}

Candidates with_any_name(const Path& folder, const std::string& name, const WalkControl& control) {
    Candidates found;
    for (const CorpusFormat& format : corpus_formats())
        if (name == "auto" || name == format.name)
            for (const Path& file : metadata_of_any_name(format, folder, control))
                found.emplace(file, &format);
    return found;
}

tl::unexpected<Error> several(const Path& folder, const Candidates& found) {
    std::vector<std::string> names;
    for (const auto& [file, format] : found)
        names.push_back(file.filename().string());
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "{folder} holds several files that may be its metadata "
                                           "({names}); give the path of the right one instead of "
                                           "the folder"),
                        {{"folder", folder.string()},
                         {"names", fmt::format("{}", fmt::join(names, ", "))}}));
}

tl::unexpected<Error> not_of_format(const Path& folder, const std::string& name) {
    const std::string names =
        fmt::format("{}", fmt::join(format_called(name).metadata_names, ", "));
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "{file} is not a corpus of the format '{format}' "
                                           "(data.format, or --format of doctor), which has its "
                                           "metadata in {names}; give the metadata file itself if "
                                           "it has another name"),
                        {{"file", folder.string()}, {"format", name}, {"names", names}}));
}

tl::unexpected<Error> unknown_file(const Path& file) {
    return fail(
        ErrorKind::data,
        message(FORMANT_TR("data", "cannot recognize the format of the corpus {file}; set it "
                                   "with data.format, or --format of doctor ({formats})"),
                {{"file", file.string()}, {"formats", joined_format_names()}}));
}

/// Accepts a folder of recordings alone: most corpora start so, and the transcripts are written
/// later.
Result<RecognizedCorpus> without_texts(const Path& folder, const WalkControl& control) {
    return holds_recordings(folder, control)
        .and_then([&](bool are_there) -> Result<RecognizedCorpus> {
            if (are_there)
                return RecognizedCorpus{&format_called("folder"), folder};
            return fail(ErrorKind::data,
                        message(FORMANT_TR("data", "there are no recordings in {folder}, and no "
                                                   "metadata that lists any"),
                                {{"folder", folder.string()}}));
        });
}

} // namespace

Result<RecognizedCorpus> recognize_corpus(const Path& path, const std::string& format,
                                          const WalkControl& control) {
    if (auto known = check_format(format); !known)
        return fail(known.error());
    if (const auto usual = with_usual_names(path, format, control))
        return *usual;
    const Candidates found = with_any_name(path, format, control);
    if (control.cancellation.requested()) // the candidates may be incomplete
        return reading_canceled();
    if (found.size() == 1)
        return RecognizedCorpus{found.begin()->second, found.begin()->first};
    if (found.size() > 1)
        return several(path, found);
    if (format != "auto")
        return not_of_format(path, format);
    if (folder_exists(path))
        return without_texts(path, control);
    return unknown_file(path);
}

} // namespace formant
