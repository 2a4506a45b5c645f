#include "engine/data/readers/transcript_folder_reader.h"

#include "engine/audio/unsupported_audio.h"
#include "engine/base/os/os_files.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <iterator>
#include <map>
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

/// Returns the path of the transcript, or the expected one if it is missing.
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

/// Removes the suffix: "a" for a.txt, a.lab and a.normalized.txt.
Path without_suffix(Path transcript) {
    transcript.replace_extension();
    return transcript.extension() == ".normalized" ? transcript.replace_extension() : transcript;
}

Path whole(const Path& file) {
    return std::filesystem::absolute(file).lexically_normal();
}

/// Removes the files that cannot be decoded if there is another recording of the same name, which
/// somebody has made of them.
void remove_converted(std::vector<Path>& files) {
    std::map<Path, std::vector<Path>> by_name;
    for (const Path& file : files)
        by_name[without_suffix(file)].push_back(file);
    const auto is_unsupported = [](const Path& file) {
        return unsupported_audio_format_of(file).has_value();
    };
    std::set<Path> converted;
    for (const auto& [name, alike] : by_name)
        if (alike.size() > 1 && !std::ranges::all_of(alike, is_unsupported))
            std::ranges::copy_if(alike, std::inserter(converted, converted.end()), is_unsupported);
    std::erase_if(files, [&](const Path& file) { return converted.contains(file); });
}

Result<std::vector<Path>> list_recordings(const Path& folder, const WalkControl& control) {
    std::vector<Path> files;
    const auto walked = walk_files(folder, control, [&](const Path& file) {
        if (is_named_like_recording(file))
            files.push_back(whole(file));
        return true;
    });
    std::sort(files.begin(), files.end());
    remove_converted(files);
    return walked.map([&] { return files; });
}

/// Returns true if `is_wanted` is true for a file; stops at the first one.
Result<bool> has_file(const Path& folder, const WalkControl& control,
                      const std::function<bool(const Path&)>& is_wanted) {
    bool found = false;
    return walk_files(folder, control, [&](const Path& file) { return !(found = is_wanted(file)); })
        .map([&] { return found; });
}

} // namespace

bool is_transcript_folder(const Path& folder, const WalkControl& control) {
    return has_file(folder, control,
                    [](const Path& file) {
                        return is_named_like_recording(file) && transcript_of(file).has_value();
                    })
        .value_or(false);
}

Result<CorpusRows> read_transcript_folder(const Path& folder, const WalkControl& control) {
    const auto recordings = list_recordings(folder, control);
    if (!recordings)
        return fail(recordings.error());
    CorpusRows rows;
    for (const Path& recording : *recordings) {
        if (control.cancellation.requested())
            return reading_canceled();
        const auto transcript = transcript_of(recording);
        add_row(read_utterance(recording, transcript), place_of_text(recording, transcript), rows);
    }
    return rows;
}

Result<std::vector<Path>> transcripts_without_recording(const Path& folder,
                                                        const WalkControl& control) {
    std::vector<Path> transcripts;
    std::set<Path> spoken;
    const auto walked = walk_files(folder, control, [&](const Path& file) {
        if (is_named_like_recording(file))
            spoken.insert(whole(file.parent_path() / file.stem()));
        else if (is_named_like_transcript(file))
            transcripts.push_back(whole(file));
        return true;
    });
    std::erase_if(transcripts,
                  [&](const Path& file) { return spoken.contains(without_suffix(file)); });
    std::sort(transcripts.begin(), transcripts.end());
    return walked.map([&] { return transcripts; });
}

Result<bool> holds_recordings(const Path& folder, const WalkControl& control) {
    return has_file(folder, control, is_named_like_recording);
}

} // namespace formant
