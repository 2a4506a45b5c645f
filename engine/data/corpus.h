#pragma once

#include "engine/base/paths.h"
#include "engine/data/voice_profile.h"

#include <string>
#include <vector>

namespace formant {

/// A recording and what is said in it.
struct Utterance {
    Path file;           ///< absolute
    std::string text;    ///< empty where the corpus has none
    std::string speaker; ///< empty where the corpus names none
    std::string place;   ///< where the corpus says so: "metadata.csv:12", "a.txt"
};

using Utterances = std::vector<Utterance>;

/// A row of the metadata that names no utterance.
struct BadRow {
    std::string place; ///< as Utterance::place
    Message what;      ///< where, and what is wrong with it
};

using BadRows = std::vector<BadRow>;

/// All rows of a corpus's metadata, each kind in their order.
struct CorpusRows {
    Utterances utterances;
    BadRows bad;
};

struct Corpus {
    std::string format; ///< as data.format names it
    Path metadata;      ///< the file, or for some formats the folder, that was read
    Utterances utterances;
    VoiceProfile profile;
    BadRows bad_rows; ///< left out, beside the utterances
};

/// Folder and name of the recording without its suffix ("wavs/LJ001-0001"): stays the same when the
/// corpus moves or its recordings are cut or coded anew.
std::string utterance_id(const Path& file);

} // namespace formant
