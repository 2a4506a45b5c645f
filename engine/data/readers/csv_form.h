#pragma once

#include "engine/base/result.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/corpus_columns.h"
#include "engine/data/readers/metadata_lines.h"

#include <span>

namespace formant {

/// Stores the form of a table, and its rows parsed accordingly.
struct CsvForm {
    CsvTable table; ///< at least one row
    CorpusColumns columns;

    std::span<const CsvRow> rows() const {
        return std::span(table).subspan(columns.has_header ? 1 : 0);
    }
};

/// Determines the form by the first row. Tries comma, semicolon (used by spreadsheets with decimal
/// commas), tab and '|' as separators: the first one with which the row is a header
/// (column_header.h); else the first of comma, semicolon and tab with which it has two cells, an
/// existing recording and its text. `lines` must not be empty. ErrorKind::data with file and line
/// if neither applies.
Result<CsvForm> csv_form(const Path& metadata, const std::vector<MetadataLine>& lines);

} // namespace formant
