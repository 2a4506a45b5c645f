#include "engine/data/readers/transcript_folder_reader.h"

#include "engine/base/os_files.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <optional>
#include <set>

namespace formant {
namespace {

std::optional<Path> transcript_of(const Path& recording) {
    const std::string name = (recording.parent_path() / recording.stem()).string();
    for (const char* suffix : {".normalized.txt", ".lab", ".txt"})
        if (path_exists(name + suffix))
            return name + suffix;
    return std::nullopt;
}

/// The transcript, a file of its own; where there is none, the one that is looked for.
std::string place_of_text(const Path& recording, const std::optional<Path>& transcript) {
    return transcript.value_or(Path(recording).replace_extension(".txt")).string();
}

Result<Utterance> read_utterance(const Path& recording, const std::optional<Path>& transcript) {
    if (!transcript)
        return Utterance{recording, "", "", ""};
    return read_metadata_lines(*transcript).map([&](const std::vector<MetadataLine>& lines) {
        std::string text;
        for (const MetadataLine& line : lines)
            text += (text.empty() ? "" : " ") + line.text;
        return Utterance{recording, text, "", ""};
    });
}

bool is_named_like_transcript(const Path& file) {
    return file.extension() == ".txt" || file.extension() == ".lab";
}

/// "a" of a.txt, a.lab and a.normalized.txt.
Path without_suffix(Path transcript) {
    transcript.replace_extension();
    return transcript.extension() == ".normalized" ? transcript.replace_extension() : transcript;
}

/// The files of a kind in the folder and below it, sorted; those whose folder may not be read are
/// passed over.
Result<std::vector<Path>> list_files(const Path& folder, bool (*is_wanted)(const Path&),
                                     const Cancellation& cancellation) {
    std::vector<Path> files;
    std::error_code failure, unknown; // a link to itself is no folder
    const auto options = std::filesystem::directory_options::skip_permission_denied;
    std::filesystem::recursive_directory_iterator entry(folder, options, failure), end;
    for (; !failure && entry != end; entry.increment(failure)) {
        if (cancellation.requested())
            return reading_was_stopped();
        if (is_wanted(entry->path()) && !entry->is_directory(unknown))
            files.push_back(std::filesystem::absolute(entry->path()).lexically_normal());
    }
    if (failure)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "cannot list {folder}: {reason}"),
                            {{"folder", folder.string()}, {"reason", failure.message()}}));
    std::sort(files.begin(), files.end());
    return files;
}

Result<std::vector<Path>> list_recordings(const Path& folder, const Cancellation& cancellation) {
    return list_files(folder, is_named_like_recording, cancellation);
}

} // namespace

bool is_transcript_folder(const Path& folder) {
    const auto recordings = list_recordings(folder, Cancellation());
    return recordings && std::any_of(recordings->begin(), recordings->end(), [](const Path& file) {
               return transcript_of(file).has_value();
           });
}

Result<CorpusRows> read_transcript_folder(const Path& folder, const Cancellation& cancellation) {
    const auto recordings = list_recordings(folder, cancellation);
    if (!recordings)
        return fail(recordings.error());
    CorpusRows rows;
    for (const Path& recording : *recordings) {
        if (cancellation.requested())
            return reading_was_stopped();
        const auto transcript = transcript_of(recording);
        add_row(read_utterance(recording, transcript), place_of_text(recording, transcript), rows);
    }
    return rows;
}

Result<std::vector<Path>> transcripts_without_recording(const Path& folder,
                                                        const Cancellation& cancellation) {
    auto recordings = list_recordings(folder, cancellation);
    if (!recordings)
        return recordings;
    auto transcripts = list_files(folder, is_named_like_transcript, cancellation);
    if (!transcripts)
        return transcripts;
    std::set<Path> spoken;
    for (const Path& recording : *recordings)
        spoken.insert(recording.parent_path() / recording.stem());
    std::erase_if(*transcripts,
                  [&](const Path& file) { return spoken.contains(without_suffix(file)); });
    return transcripts;
}

bool holds_recordings(const Path& folder) {
    const auto recordings = list_recordings(folder, Cancellation());
    return recordings && !recordings->empty();
}

} // namespace formant
