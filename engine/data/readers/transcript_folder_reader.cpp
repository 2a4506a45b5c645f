#include "engine/data/readers/transcript_folder_reader.h"

#include "engine/audio/unsupported_audio.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"
#include "engine/data/readers/transcript_search.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace formant {
namespace {

/// Returns the path of the transcript, or the expected one if it is missing.
std::string place_of_text(const Path& recording, const Path* transcript) {
    return (transcript != nullptr ? *transcript : Path(recording).replace_extension(".txt"))
        .string();
}

Result<Utterance> read_utterance(const Path& recording, const Path* transcript) {
    if (transcript == nullptr)
        return Utterance{recording, "", "", ""};
    return read_metadata_lines(*transcript).map([&](const std::vector<MetadataLine>& lines) {
        std::string text;
        for (const MetadataLine& line : lines)
            text += (text.empty() ? "" : " ") + line.text;
        return Utterance{recording, text, "", ""};
    });
}

Path whole(const Path& file) {
    return std::filesystem::absolute(file).lexically_normal();
}

/// Removes the files that cannot be decoded if there is another recording of the same name, which
/// somebody has made of them.
void remove_converted(std::vector<Path>& files) {
    std::map<Path, std::vector<Path>> by_name;
    for (const Path& file : files)
        by_name[Path(file).replace_extension()].push_back(file);
    const auto is_unsupported = [](const Path& file) {
        return unsupported_audio_format_of(file).has_value();
    };
    std::set<Path> converted;
    for (const auto& [name, alike] : by_name)
        if (alike.size() > 1 && !std::ranges::all_of(alike, is_unsupported))
            std::ranges::copy_if(alike, std::inserter(converted, converted.end()), is_unsupported);
    std::erase_if(files, [&](const Path& file) { return converted.contains(file); });
}

/// The files of a corpus, each kind in order.
struct CorpusFiles {
    std::vector<Path> recordings, transcripts;
};

Result<CorpusFiles> list_files(const Path& folder, const WalkControl& control) {
    CorpusFiles files;
    const auto walked = walk_files(folder, control, [&](const Path& file) {
        if (is_named_like_recording(file))
            files.recordings.push_back(whole(file));
        else if (is_named_like_transcript(file))
            files.transcripts.push_back(whole(file));
        return true;
    });
    std::ranges::sort(files.recordings);
    std::ranges::sort(files.transcripts);
    remove_converted(files.recordings);
    return walked.map([&] { return std::move(files); });
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
    const auto files = list_files(folder, control);
    return files && !match_transcripts(files->recordings, files->transcripts).empty();
}

Result<CorpusRows> read_transcript_folder(const Path& folder, const WalkControl& control) {
    const auto files = list_files(folder, control);
    if (!files)
        return fail(files.error());
    const auto transcripts = match_transcripts(files->recordings, files->transcripts);
    CorpusRows rows;
    for (const Path& recording : files->recordings) {
        if (control.cancellation.requested())
            return reading_canceled();
        const auto found = transcripts.find(recording);
        const Path* transcript = found == transcripts.end() ? nullptr : &found->second;
        add_row(read_utterance(recording, transcript), place_of_text(recording, transcript), rows);
    }
    return rows;
}

Result<std::vector<Path>> transcripts_without_recording(const Path& folder,
                                                        const WalkControl& control) {
    return list_files(folder, control).map([](const CorpusFiles& files) {
        std::set<Path> spoken;
        for (const Path& recording : files.recordings)
            spoken.insert(Path(recording).replace_extension());
        for (const auto& [recording, transcript] :
             match_transcripts(files.recordings, files.transcripts))
            for (const Path& name : recording_names_of(transcript))
                spoken.insert(name);
        std::vector<Path> unused = files.transcripts;
        std::erase_if(unused, [&](const Path& file) {
            const auto names = recording_names_of(file);
            return std::ranges::any_of(names,
                                       [&](const Path& name) { return spoken.contains(name); });
        });
        return unused;
    });
}

Result<bool> holds_recordings(const Path& folder, const WalkControl& control) {
    return has_file(folder, control, is_named_like_recording);
}

} // namespace formant
