#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

namespace formant {

/// A .csv whose first line names its columns.
bool is_csv(const Path& metadata);

/// The rows of `lines` (quoted cells may hold line ends), each with its line in the file.
CsvTable parse_table(const std::vector<MetadataLine>& lines);

/// ErrorKind::data with file and line where the row is no CSV, not UTF-8, or has not so many cells.
Result<void> check_row(const Path& file, const CsvRow& row, std::size_t columns);

/// Comma-separated (RFC 4180) with a header that names a file and a text column (column_names.h, in
/// large or small letters) and perhaps a speaker. ErrorKind::data with file and line where a column
/// is missing; a row that check_row() refuses is a bad row.
Result<CorpusRows> read_csv(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
