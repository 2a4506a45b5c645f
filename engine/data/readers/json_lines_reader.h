#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Returns true for a manifest whose lines are JSON objects.
bool is_json_lines(const Path& metadata);

/// Reads a JSON object per line with a file, a text and optionally a speaker, under the keys of
/// column_names.h: {"file": "a.wav", "text": "one"}. A line without a text is a recording without a
/// transcript.
Result<CorpusRows> read_json_lines(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
