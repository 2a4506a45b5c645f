#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Returns true for a list with '|' between the cells whose first cell is a file name (VITS).
bool is_filelist(const Path& metadata);

/// Returns true for a list with '|' between the cells whose first cell is an id (LJSpeech).
bool is_ljspeech(const Path& metadata);

/// Reads a list without a header, with '|' between the cells; its columns are deduced from the rows
/// (list_columns.h). A row with another number of cells than most is a bad row.
Result<CorpusRows> read_list(const Path& metadata, const CancellationToken& cancellation);

/// Reads a list whose format the user has named: path|text or path|speaker|text.
Result<CorpusRows> read_filelist(const Path& metadata, const CancellationToken& cancellation);

/// Reads a list whose format the user has named: id|text or id|text|normalized text.
Result<CorpusRows> read_ljspeech(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
