#include "engine/data/speaker_table.h"

#include <algorithm>
#include <set>

namespace formant {
namespace {

/// Maximum number of names in a message.
constexpr std::size_t max_names = 30;

} // namespace

SpeakerTable SpeakerTable::from_names(const std::vector<std::string>& names) {
    const std::set<std::string> sorted(names.begin(), names.end());
    if (sorted.empty())
        return SpeakerTable({nameless});
    return SpeakerTable({sorted.begin(), sorted.end()});
}

SpeakerTable SpeakerTable::from_saved(std::vector<std::string> names) {
    return SpeakerTable(std::move(names));
}

std::optional<std::int64_t> SpeakerTable::index(const std::string& name) const {
    const auto found = std::find(names_.begin(), names_.end(), name);
    if (found == names_.end())
        return std::nullopt;
    return found - names_.begin();
}

void name_speakers(Utterances& utterances, const VoiceProfile& profile) {
    const std::string other = profile.speaker.empty() ? SpeakerTable::nameless : profile.speaker;
    for (Utterance& utterance : utterances)
        if (utterance.speaker.empty())
            utterance.speaker = other;
}

std::map<std::string, std::int64_t> recordings_by_speaker(const Corpus& corpus) {
    Utterances named = corpus.utterances;
    name_speakers(named, corpus.profile);
    std::map<std::string, std::int64_t> counts;
    for (const Utterance& utterance : named)
        ++counts[utterance.speaker];
    return counts;
}

SpeakerTable speakers_of(const Corpus& corpus) {
    std::vector<std::string> names;
    for (const auto& [name, recordings] : recordings_by_speaker(corpus))
        names.push_back(name);
    return SpeakerTable::from_names(names);
}

std::string joined_names(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), max_names); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    return names.size() > max_names ? text + ", ..." : text;
}

} // namespace formant
