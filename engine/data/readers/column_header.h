#pragma once

#include "engine/data/csv_table.h"
#include "engine/data/readers/corpus_columns.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the name of a column as column_names.h writes it: in lower case, words joined by '_'.
std::string column_name(std::string name);

/// Returns the columns that a header row names: a recording and a text (column_names.h), and
/// optionally a speaker; nothing if the row is not a header. Other columns are ignored.
std::optional<CorpusColumns> named_columns(const std::vector<std::string>& header);

/// Returns true if the line is a header with commas, semicolons, tabs or '|' between the names.
bool is_header_line(const std::string& line);

} // namespace formant
