#pragma once

#include "engine/base/result.h"

#include <istream>
#include <string>
#include <vector>

namespace formant {

/// Stores a text to speak.
struct SpeechItem {
    std::string id; ///< from the list, or else the number of the text: "0001"
    std::string text;
    std::string file_name; ///< set from the id by name_speech_files()
    std::string speaker;   ///< empty if the source names none
};

/// Stores the reason why a text is not, or not fully, spoken.
struct SpeechFault {
    std::string id;
    Message what;
    bool is_partly_spoken = false; ///< audio of the text was emitted before
};

/// Names the sources of texts.
struct SpeechSources {
    std::vector<std::string> texts; ///< "-": the lines of standard input
    /// Files: .txt, one text per line; .csv with columns id,text,speaker; .jsonl with the same
    /// keys.
    std::vector<std::string> lists;
    std::vector<std::string> only; ///< ids to select; empty: all
};

/// Stores texts to speak, and entries that could not be read.
struct SpeechItems {
    std::vector<SpeechItem> items;
    std::vector<SpeechFault> faults; ///< invalid lines of lists
    std::size_t before = 0;          ///< number of earlier texts, so that numbering continues
};

/// Returns the texts in the order of the sources. Blank lines are skipped; texts without an id are
/// numbered by their position.
/// Returns ErrorKind::usage if there is nothing to speak, a list has an unknown extension or an id
/// of `only` does not exist, and ErrorKind::data if a list cannot be read.
Result<SpeechItems> collect_speech_items(const SpeechSources& sources,
                                         std::istream& standard_input);

} // namespace formant
