#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

namespace formant {

/// A .csv that no '|' separates.
bool is_csv(const Path& metadata);

/// parse_csv() of `lines` (quoted cells may hold line ends): each row with its line in the file.
CsvTable parse_table(const std::vector<MetadataLine>& lines, char separator = ',',
                     std::size_t enough = std::string::npos);

/// ErrorKind::data with file and line where the row is no CSV, not UTF-8, or has not so many cells.
Result<void> check_row(const Path& file, const CsvRow& row, std::size_t columns);

/// CSV (RFC 4180) as csv_form.h has it. ErrorKind::data with file and line where nothing says which
/// columns there are; a row that check_row() refuses is a bad row.
Result<CorpusRows> read_csv(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
