#pragma once

#include "engine/base/result.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

#include <cstddef>
#include <optional>
#include <span>

namespace formant {

/// Stores the columns of a row.
struct CsvColumns {
    std::size_t count;
    std::size_t file;
    std::size_t text;
    std::optional<std::size_t> speaker;
};

/// Stores the form of a CSV file, and its rows parsed accordingly.
struct CsvForm {
    CsvTable table; ///< at least one row
    bool has_header;
    CsvColumns columns;

    std::span<const CsvRow> rows() const { return std::span(table).subspan(has_header ? 1 : 0); }
};

/// Determines the form by the first row. Tries comma, semicolon (used by spreadsheets with decimal
/// commas) and tab as separators: the first one with which the row names a file and a text column
/// (column_names.h, in any case) and optionally a speaker; else the first one with which it has two
/// cells, an existing recording and its text. `lines` must not be empty. ErrorKind::data with file
/// and line if neither applies.
Result<CsvForm> csv_form(const Path& metadata, const std::vector<MetadataLine>& lines);

} // namespace formant
