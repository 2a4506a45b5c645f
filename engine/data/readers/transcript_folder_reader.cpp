#include "engine/data/readers/transcript_folder_reader.h"

#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <optional>

namespace formant {
namespace {

std::optional<Path> transcript_of(const Path& recording) {
    const std::string name = (recording.parent_path() / recording.stem()).string();
    for (const char* suffix : {".normalized.txt", ".lab", ".txt"})
        if (std::filesystem::exists(name + suffix))
            return name + suffix;
    return std::nullopt;
}

/// Where there is no transcript, the one that is looked for.
std::string place_of_text(const Path& recording) {
    const auto transcript = transcript_of(recording);
    return transcript ? place_of(*transcript, 1)
                      : Path(recording).replace_extension(".txt").string();
}

Result<Utterance> read_utterance(const Path& recording) {
    const auto transcript = transcript_of(recording);
    if (!transcript)
        return Utterance{recording, "", "", ""};
    return read_metadata_lines(*transcript).map([&](const std::vector<MetadataLine>& lines) {
        std::string text;
        for (const MetadataLine& line : lines)
            text += (text.empty() ? "" : " ") + line.text;
        return Utterance{recording, text, "", ""};
    });
}

/// The recordings in the folder and below it; those whose folder may not be read are passed over.
Result<std::vector<Path>> list_recordings(const Path& folder, const Cancellation& cancellation) {
    std::vector<Path> recordings;
    std::error_code failure;
    const auto options = std::filesystem::directory_options::skip_permission_denied;
    std::filesystem::recursive_directory_iterator entry(folder, options, failure), end;
    for (; !failure && entry != end; entry.increment(failure)) {
        if (cancellation.requested())
            return reading_was_stopped();
        if (is_named_like_recording(entry->path()) && !entry->is_directory())
            recordings.push_back(std::filesystem::absolute(entry->path()).lexically_normal());
    }
    if (failure)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "cannot list {folder}: {reason}"),
                            {{"folder", folder.string()}, {"reason", failure.message()}}));
    std::sort(recordings.begin(), recordings.end());
    return recordings;
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
        add_row(read_utterance(recording), place_of_text(recording), rows);
    }
    return rows;
}

} // namespace formant
