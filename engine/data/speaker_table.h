#pragma once

#include "engine/data/corpus.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores the speakers of a voice in the order of their indices; at least one. Saved in every
/// checkpoint.
class SpeakerTable {
  public:
    /// Speaker name for recordings if neither the corpus nor its profile names one.
    static constexpr const char* nameless = "default";

    /// Builds a table of sorted names without duplicates; of the nameless speaker if there are
    /// none.
    static SpeakerTable from_names(const std::vector<std::string>& names);
    /// Builds a table of exactly these names in this order, as in a checkpoint.
    static SpeakerTable from_saved(std::vector<std::string> names);

    const std::vector<std::string>& names() const { return names_; }
    std::int64_t size() const { return static_cast<std::int64_t>(names_.size()); }
    std::optional<std::int64_t> index(const std::string& name) const;

  private:
    explicit SpeakerTable(std::vector<std::string> names) : names_(std::move(names)) {}
    std::vector<std::string> names_;
};

/// Sets the speaker of every utterance without one to that of the profile, or the nameless one. In
/// a corpus that names some speakers, they become a separate speaker.
void name_speakers(Utterances& utterances, const VoiceProfile& profile);

/// Returns the number of recordings of each speaker, with the names that a run uses.
std::map<std::string, std::int64_t> recordings_by_speaker(const Corpus& corpus);

/// Returns the speakers of a corpus, with the names that a run uses.
SpeakerTable speakers_of(const Corpus& corpus);

/// Joins the names by commas for messages; lists the first ones only if there are many.
std::string joined_names(const std::vector<std::string>& names);

} // namespace formant
