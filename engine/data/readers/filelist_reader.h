#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Returns true if the first cell of the first line is a file name with the suffix of a recording.
bool is_filelist(const Path& metadata);

/// Reads the file lists of VITS and Piper: `path|text` or `path|speaker|text`.
Result<CorpusRows> read_filelist(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
