#pragma once

#include "engine/base/paths.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/session/speech/speech_items.h"

namespace formant {

/// Adds an item; one without an id is numbered.
void add_speech_item(SpeechItem item, SpeechItems& found);

/// Adds a line as a text. `name` is what a fault says it is a line of.
void add_spoken_line(const Path& name, const MetadataLine& line, SpeechItems& found);

/// Adds each line that is not blank. `name` is what faults say it is a line of.
void read_spoken_lines(const Path& name, std::istream& lines, SpeechItems& found);

/// Adds what a list names: .txt, a text a line; .csv, the first line names the columns text and, if
/// it likes, id and speaker; .jsonl, a line {"id": "a", "text": "one", "speaker": "ann"}, id and
/// speaker if it likes. A line that is none becomes a fault. ErrorKind::usage for other names, data
/// where the file as a whole cannot be read.
Result<void> read_speech_list(const Path& list, SpeechItems& found);

} // namespace formant
