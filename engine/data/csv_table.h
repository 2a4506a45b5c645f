#pragma once

#include "engine/base/message.h"

#include <string>
#include <vector>

namespace formant {

struct CsvRow {
    std::size_t line = 0; ///< first line of the row in the file, from 1
    std::vector<std::string> cells;
    Message fault; ///< the error of an invalid row, which has no cells
};

using CsvTable = std::vector<CsvRow>;

/// Parses CSV by libcsv in strict mode: a stray quote is an error. Skips blank lines. After an
/// error, parsing continues with the line after the start of the invalid row, so that an unclosed
/// quote costs one row and not the rest of the file. Stops after `max_rows` rows.
CsvTable parse_csv(const std::string& bytes, char separator = ',',
                   std::size_t max_rows = std::string::npos);

} // namespace formant
