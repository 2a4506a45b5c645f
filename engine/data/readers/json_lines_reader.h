#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Returns true for a .jsonl file, and for any file that starts with a JSON object or array.
bool is_json_lines(const Path& metadata);

/// Reads a manifest: a JSON object in each line, or one JSON array of objects (column_names.h lists
/// the keys). A row of a part of a recording (NeMo's offset and duration) is a bad row, because its
/// text belongs to that part only.
Result<CorpusRows> read_json_lines(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
