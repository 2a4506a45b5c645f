#pragma once

#include "engine/base/paths.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/session/speech/speech_items.h"

namespace formant {

/// Adds an item; an item without an id gets its number as the id.
void add_speech_item(SpeechItem item, SpeechItems& found);

/// Adds a line as a text. `name`: the source that a fault refers to.
void add_spoken_line(const Path& name, const MetadataLine& line, SpeechItems& found);

/// Adds each line that is not blank. `name`: the source that faults refer to.
void read_spoken_lines(const Path& name, std::istream& lines, SpeechItems& found);

/// Adds the texts of a list. .txt: one text per line. .csv: the first line names the columns: text
/// and optionally id and speaker. .jsonl: lines like {"id": "a", "text": "one", "speaker": "ann"},
/// where id and speaker are optional. An invalid line becomes a fault.
/// Returns ErrorKind::usage for other extensions, and ErrorKind::data if the file cannot be read.
Result<void> read_speech_list(const Path& list, SpeechItems& found);

} // namespace formant
