#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

namespace formant {

/// A .csv whose first line names its columns.
bool is_csv(const Path& metadata);

/// The rows of `lines` (quoted cells may hold line ends). ErrorKind::data with file and line where
/// they are no CSV.
Result<CsvTable> parse_table(const Path& file, const std::vector<MetadataLine>& lines);

/// Comma-separated (RFC 4180) with a header that names a file and a text column (column_names.h)
/// and perhaps a speaker. ErrorKind::data with file and line where a column or a cell is missing.
Result<Utterances> read_csv(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
