#pragma once

#include "engine/data/corpus_reader.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"

#include <string>
#include <vector>

namespace formant::test {

/// Describes a synthetic recording.
struct Sound {
    double seconds = 1;
    double gain = 1; ///< 0: silent; 3: clipped
    std::int64_t sample_rate_hz = 16000;
};

/// Creates a corpus of real audio files in a temporary folder.
class SmallCorpus {
  public:
    /// Writes a speech-like recording (voiced_second), as WAV or FLAC by the suffix. Creates
    /// folders.
    void record(const std::string& name, const Sound& sound = {}) const;
    /// Writes any other file.
    void write(const std::string& name, const std::string& bytes) const;

    Path operator/(const std::string& name) const { return folder_ / name; }
    const Path& path() const { return folder_.path(); }
    /// Returns a place in the form of Utterance::place.
    std::string place(const std::string& name, int line) const {
        return (*this / name).string() + ":" + std::to_string(line);
    }

    /// Reads the corpus with automatic format recognition; throws with the reason if that fails.
    Corpus read(const std::string& name = "") const;
    /// Returns the message for a corpus that must be refused with ErrorKind::data, or "not
    /// refused".
    std::string refusal(const CorpusRequest& request) const;
    std::string refusal(const std::string& name) const {
        return refusal(CorpusRequest{*this / name});
    }

  private:
    TemporaryFolder folder_;
};

/// Returns true if all recordings exist.
bool all_are_there(const Utterances& utterances);

std::vector<std::string> texts_of(const Utterances& utterances);

std::vector<std::string> places_of(const BadRows& rows);

} // namespace formant::test
