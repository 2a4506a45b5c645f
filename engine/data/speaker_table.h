#pragma once

#include "engine/data/corpus.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The speakers of a voice, in the order of their indices; at least one. Saved in every checkpoint.
class SpeakerTable {
  public:
    /// Who speaks where neither the corpus nor its profile says so.
    static constexpr const char* nameless = "default";

    /// The names sorted and without repeats; the nameless one where there is none.
    static SpeakerTable from_names(const std::vector<std::string>& names);
    /// Exactly `names` in their order, as a checkpoint holds them.
    static SpeakerTable from_saved(std::vector<std::string> names);

    const std::vector<std::string>& names() const { return names_; }
    std::int64_t size() const { return static_cast<std::int64_t>(names_.size()); }
    std::optional<std::int64_t> index(const std::string& name) const;

  private:
    explicit SpeakerTable(std::vector<std::string> names) : names_(std::move(names)) {}
    std::vector<std::string> names_;
};

/// Names the speaker of every utterance that has none: the profile's, or the nameless one. In a
/// corpus that names some, they are so a speaker of their own.
void name_speakers(Utterances& utterances, const VoiceProfile& profile);

/// How many recordings each speaker has, named as a training names them.
std::map<std::string, std::int64_t> recordings_by_speaker(const Corpus& corpus);

/// Who speaks in a corpus, named as a training names them.
SpeakerTable speakers_of(const Corpus& corpus);

/// The names with commas between, for messages; of a great many only the first.
std::string joined_names(const std::vector<std::string>& names);

} // namespace formant
