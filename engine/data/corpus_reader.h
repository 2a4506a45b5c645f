#pragma once

#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Reads a metadata file: .csv (RFC 4180) with a header that names at least `file` and `text`, or
/// .jsonl with these keys. Relative files are relative to the metadata file. A missing file, column
/// or value, a broken line, or no line at all is ErrorKind::data with `file:line`.
Result<Corpus> read_corpus(const Path& metadata);

} // namespace formant
