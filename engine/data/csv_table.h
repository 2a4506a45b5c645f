#pragma once

#include "engine/base/message.h"

#include <string>
#include <vector>

namespace formant {

struct CsvRow {
    std::size_t line = 0; ///< of the file, from 1: where the row begins
    std::vector<std::string> cells;
    Message fault; ///< why it is no row; it has no cells then
};

using CsvTable = std::vector<CsvRow>;

/// Rows of cells by libcsv, strict: a stray quote is a fault. Blank lines are passed over. After a
/// fault, reading goes on with the line below the one in which the faulty row begins: a quote that
/// is never closed costs one row, not the rest of the file. Ends once it has `enough` rows.
CsvTable parse_csv(const std::string& bytes, char separator = ',',
                   std::size_t enough = std::string::npos);

} // namespace formant
