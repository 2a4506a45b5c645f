#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// A manifest whose lines are JSON objects.
bool is_json_lines(const Path& metadata);

/// One JSON object a line with a file, a text and perhaps a speaker, under the keys of
/// column_names.h: {"file": "a.wav", "text": "one"}. Without a text: a recording of which nobody
/// knows yet what is said.
Result<CorpusRows> read_json_lines(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
