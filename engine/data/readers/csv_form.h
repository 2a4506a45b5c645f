#pragma once

#include "engine/base/result.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/metadata_lines.h"

#include <cstddef>
#include <optional>
#include <span>

namespace formant {

/// Where the cells of a row are.
struct CsvColumns {
    std::size_t count;
    std::size_t file;
    std::size_t text;
    std::optional<std::size_t> speaker;
};

/// How a CSV file is written, and its rows read so.
struct CsvForm {
    CsvTable table; ///< at least one row
    bool has_header;
    CsvColumns columns;

    std::span<const CsvRow> rows() const { return std::span(table).subspan(has_header ? 1 : 0); }
};

/// Told by the first row. Of commas, semicolons (spreadsheets write them where a comma stands in
/// numbers) and tabs the first one counts that makes it name a file and a text column
/// (column_names.h, in large or small letters) and perhaps a speaker; else the first one that makes
/// two cells of it, a recording that is there and its text. The other two are letters of the texts
/// then. `lines` are not empty. ErrorKind::data with file and line where it is neither.
Result<CsvForm> csv_form(const Path& metadata, const std::vector<MetadataLine>& lines);

} // namespace formant
