#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

namespace formant {

/// Returns true for a .csv or .tsv file whose first line contains no '|', and for any file whose
/// first line is a header (column_header.h).
bool is_csv(const Path& metadata);

/// Parses `lines` by parse_csv(); quoted cells may contain line ends. Rows have their line in the
/// file.
CsvTable parse_table(const std::vector<MetadataLine>& lines, char separator = ',',
                     std::size_t max_rows = std::string::npos);

/// Validates a row: ErrorKind::data with file and line if it is not CSV, or has another number of
/// cells than `columns`.
Result<void> check_row(const Path& file, const CsvRow& row, std::size_t columns);

/// Reads CSV (RFC 4180) in the form of csv_form.h. ErrorKind::data with file and line if the
/// columns are unknown; a row that check_row() rejects is a bad row.
Result<CorpusRows> read_csv(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
