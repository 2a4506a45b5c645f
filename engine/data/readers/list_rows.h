#pragma once

#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

#include <vector>

namespace formant {

/// Splits a line of a list at each '|', and trims the cells. Quotes are characters of the text, as
/// in LJSpeech, except in a line that is valid CSV as a whole, as pandas writes it.
CsvRow list_row(const MetadataLine& line);

/// Splits all lines by list_row().
CsvTable list_rows(const std::vector<MetadataLine>& lines);

/// Returns the number of cells that most rows have; of two equally frequent numbers the one that
/// comes first.
std::size_t usual_cell_count(const CsvTable& rows);

/// Validates a row of a list: ErrorKind::data with file and line if it has another number of cells
/// than `count`, which most rows have.
Result<void> check_list_row(const Path& metadata, const CsvRow& row, std::size_t count);

} // namespace formant
