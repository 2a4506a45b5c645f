#pragma once

#include "engine/base/result.h"

#include <istream>
#include <string>
#include <vector>

namespace formant {

/// A text to be spoken.
struct SpeechItem {
    std::string id; ///< as the list has it, or the number of the text: "0001"
    std::string text;
    std::string file_name; ///< to be written; name_speech_files() makes it of the id
    std::string speaker;   ///< empty where the source names none
};

/// Why a text is not spoken.
struct SpeechFault {
    std::string id;
    Message what;
};

/// Where texts come from.
struct SpeechSources {
    std::vector<std::string> texts; ///< "-": the lines of standard input
    /// .txt: a text a line; .csv: columns id,text,speaker; .jsonl: such keys
    std::vector<std::string> lists;
    std::vector<std::string> only; ///< ids; empty: all
};

struct SpeechItems {
    std::vector<SpeechItem> items;
    std::vector<SpeechFault> faults; ///< lines of lists that are none
    std::size_t before = 0; ///< texts that came before these, and count where texts are numbered
};

/// The items in the order of the sources. Blank lines are passed over; texts without an id are
/// numbered by their place among all. ErrorKind::usage where there is nothing to speak, a list ends
/// in another name or an id of `only` is not there; data where a list cannot be read.
Result<SpeechItems> collect_speech_items(const SpeechSources& sources,
                                         std::istream& standard_input);

} // namespace formant
