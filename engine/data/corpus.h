#pragma once

#include "engine/base/paths.h"
#include "engine/data/readers/corpus_columns.h"
#include "engine/data/voice_profile.h"

#include <string>
#include <vector>

namespace formant {

/// Stores a recording and its transcript.
struct Utterance {
    Path file;           ///< absolute
    std::string text;    ///< empty if the corpus has none
    std::string speaker; ///< empty if the corpus names none
    std::string place;   ///< origin in the corpus: "metadata.csv:12", "a.txt"
};

using Utterances = std::vector<Utterance>;

/// Stores a metadata row that is not a valid utterance.
struct BadRow {
    std::string place; ///< as Utterance::place
    Message what;      ///< the error, with its place
};

using BadRows = std::vector<BadRow>;

/// Stores all metadata rows of a corpus: the utterances and the bad rows, each in their order.
struct CorpusRows {
    Utterances utterances;
    BadRows bad;
    CorpusColumns columns{};
};

struct Corpus {
    std::string format; ///< a value of data.format
    Path metadata;      ///< the file, or for some formats the folder, that was read
    CorpusColumns columns;
    Utterances utterances;
    VoiceProfile profile;
    BadRows bad_rows; ///< excluded from the utterances
};

/// Returns folder and name of the recording without its suffix ("wavs/LJ001-0001"). The id stays
/// the same if the corpus is moved, or its recordings are trimmed or re-encoded.
std::string utterance_id(const Path& file);

} // namespace formant
