#include "engine/data/folder_speakers.h"

#include "engine/base/os/os_files.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace formant {
namespace {

using Folders = std::vector<std::string>;

/// Returns the folders between that of the corpus and a recording, the outermost first.
Folders folders_of(const Path& file, const Path& corpus) {
    Folders names;
    for (const Path& part : file.parent_path().lexically_relative(corpus))
        if (part != ".")
            names.push_back(part.string());
    return names;
}

/// Returns the number of first folders that all recordings have in common.
std::size_t common_depth(const std::vector<Folders>& all) {
    std::size_t depth = all.empty() ? 0 : all.front().size();
    for (const Folders& one : all) {
        const auto [end, ignored] = std::ranges::mismatch(one, all.front());
        depth = std::min(depth, static_cast<std::size_t>(std::distance(one.begin(), end)));
    }
    return depth;
}

/// Returns the speaker folder of each utterance.
std::vector<std::string> speaker_folders(const Utterances& utterances, const Path& folder) {
    const Path corpus = std::filesystem::absolute(folder).lexically_normal();
    std::vector<Folders> all;
    for (const Utterance& utterance : utterances)
        all.push_back(folders_of(utterance.file, corpus));
    const std::size_t depth = common_depth(all);
    std::vector<std::string> names;
    names.reserve(all.size());
    for (const Folders& folders : all)
        names.push_back(folders.size() > depth ? folders[depth]
                        : depth > 0            ? folders[depth - 1]
                                               : corpus.filename().string());
    return names;
}

} // namespace

void name_speakers_by_folder(Utterances& utterances, const Path& folder) {
    const std::vector<std::string> names = speaker_folders(utterances, folder);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (utterances[i].speaker.empty())
            utterances[i].speaker = names[i];
}

std::vector<std::string> possible_folder_speakers(const Corpus& corpus) {
    const bool is_folder = folder_exists(corpus.metadata);
    const auto names = speaker_folders(corpus.utterances,
                                       is_folder ? corpus.metadata : corpus.metadata.parent_path());
    bool names_others = !corpus.profile.speaker.empty();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& speaker = corpus.utterances[i].speaker;
        names_others = names_others || (!speaker.empty() && speaker != names[i]);
    }
    const std::set<std::string> distinct(names.begin(), names.end());
    if (names_others || distinct.size() < 2)
        return {};
    return {distinct.begin(), distinct.end()};
}

} // namespace formant
