#pragma once

#include "engine/data/corpus_reader.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"

#include <string>
#include <vector>

namespace formant::test {

/// What a recording is to sound like.
struct Sound {
    double seconds = 1;
    double gain = 1; ///< 0: silent; 3: clipped
    std::int64_t sample_rate_hz = 16000;
};

/// A corpus of real recordings that a test lays out in a folder of its own.
class SmallCorpus {
  public:
    /// Something speech-like (voiced_second), WAV or FLAC by the name's suffix. Makes the folders.
    void record(const std::string& name, const Sound& sound = {}) const;
    /// Any other file.
    void write(const std::string& name, const std::string& bytes) const;

    Path operator/(const std::string& name) const { return folder_ / name; }
    const Path& path() const { return folder_.path(); }
    /// As Utterance::place.
    std::string place(const std::string& name, int line) const {
        return (*this / name).string() + ":" + std::to_string(line);
    }

    /// Reads it with the format recognised; throws with the reason where that fails.
    Corpus read(const std::string& name = "") const;
    /// What is said of a corpus that must be refused as ErrorKind::data; "not refused" where it is
    /// not.
    std::string refusal(const CorpusRequest& request) const;
    std::string refusal(const std::string& name) const {
        return refusal(CorpusRequest{*this / name});
    }

  private:
    TemporaryFolder folder_;
};

/// All recordings are there.
bool all_are_there(const Utterances& utterances);

std::vector<std::string> texts_of(const Utterances& utterances);

std::vector<std::string> places_of(const BadRows& rows);

} // namespace formant::test
