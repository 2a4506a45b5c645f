#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Lines whose first cell is a file with a recording's suffix.
bool is_filelist(const Path& metadata);

/// The file lists of VITS and Piper: `path|text` or `path|speaker|text`.
Result<CorpusRows> read_filelist(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
