#include "engine/data/readers/transcript_search.h"

#include "engine/base/text/lower_case.h"
#include "engine/text/unicode/folded_name.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>

namespace formant {
namespace {

constexpr std::array transcript_suffixes = {".normalized.txt", ".lab", ".txt",
                                            ".original.txt"}; // best first

using Key = std::string;
using KeyOf = std::function<Key(const Path& without_suffix)>;
using Files = std::multimap<Key, Path>;

Key whole_path(const Path& file) {
    return (file.parent_path() / folded_name(file.filename().string())).string();
}

Key folder_and_name(const Path& file) {
    return folded_name((file.parent_path().filename() / file.filename()).string());
}

Key name_alone(const Path& file) {
    return folded_name(file.filename().string());
}

Path stem_of(Path file) {
    return file.replace_extension();
}

std::string suffix_of(const Path& transcript) {
    const std::string last = lower_case(transcript.extension().string());
    const std::string kind = lower_case(transcript.stem().extension().string());
    return kind == ".normalized" || kind == ".original" ? kind + last : last;
}

Files by_key_of_names(const std::vector<Path>& transcripts, const KeyOf& key) {
    Files found;
    for (const Path& transcript : transcripts)
        for (const Path& name : recording_names_of(transcript))
            found.emplace(key(name), transcript);
    return found;
}

/// Returns the transcript with the best suffix; nothing if two have it.
const Path* best_of(const Files& transcripts, const Key& key) {
    const auto [first, last] = transcripts.equal_range(key);
    for (const char* suffix : transcript_suffixes) {
        const Path* best = nullptr;
        for (auto one = first; one != last; ++one)
            if (suffix_of(one->second) == suffix) {
                if (best != nullptr)
                    return nullptr;
                best = &one->second;
            }
        if (best != nullptr)
            return best;
    }
    return nullptr;
}

bool has_name_in(const std::set<Key>& names, const Path& transcript, const KeyOf& key) {
    const auto of_recordings = recording_names_of(transcript);
    return std::ranges::any_of(of_recordings,
                               [&](const Path& name) { return names.contains(key(name)); });
}

/// Matches what is left of both, as far as the keys are unique.
void match(std::vector<Path>& recordings, std::vector<Path>& transcripts, const KeyOf& key,
           std::map<Path, Path>& found) {
    Files spoken;
    for (const Path& recording : recordings)
        spoken.emplace(key(stem_of(recording)), recording);
    const Files written = by_key_of_names(transcripts, key);
    std::set<Key> matched;
    for (const auto& [name, recording] : spoken)
        if (spoken.count(name) == 1)
            if (const Path* transcript = best_of(written, name)) {
                found.emplace(recording, *transcript);
                matched.insert(name);
            }
    std::erase_if(recordings, [&](const Path& one) { return found.contains(one); });
    std::erase_if(transcripts, [&](const Path& one) { return has_name_in(matched, one, key); });
}

/// Recordings of one name, such as a.wav and its copy a.flac, share their transcript.
void match_neighbors(std::vector<Path>& recordings, std::vector<Path>& transcripts,
                     std::map<Path, Path>& found) {
    const Files written = by_key_of_names(transcripts, whole_path);
    std::set<Key> spoken;
    for (const Path& recording : recordings) {
        const Key name = whole_path(stem_of(recording));
        spoken.insert(name);
        if (const Path* transcript = best_of(written, name))
            found.emplace(recording, *transcript);
    }
    std::erase_if(recordings, [&](const Path& one) { return found.contains(one); });
    std::erase_if(transcripts,
                  [&](const Path& one) { return has_name_in(spoken, one, whole_path); });
}

} // namespace

bool is_named_like_transcript(const Path& file) {
    const std::string suffix = lower_case(file.extension().string());
    return suffix == ".txt" || suffix == ".lab";
}

std::vector<Path> recording_names_of(const Path& transcript) {
    const Path stem = stem_of(transcript);
    const std::string kind = lower_case(stem.extension().string());
    if (kind == ".normalized" || kind == ".original")
        return {stem_of(stem), stem}; // or the recording is called so
    return {stem};
}

std::map<Path, Path> match_transcripts(const std::vector<Path>& recordings,
                                       const std::vector<Path>& transcripts) {
    std::map<Path, Path> found;
    std::vector<Path> silent = recordings, unused = transcripts;
    match_neighbors(silent, unused, found);
    match(silent, unused, folder_and_name, found);
    match(silent, unused, name_alone, found);
    return found;
}

} // namespace formant
