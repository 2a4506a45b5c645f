#pragma once

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace formant {

struct CsvRow {
    std::size_t line = 0; ///< of the file, from 1: where the row begins
    std::vector<std::string> cells;
};

using CsvTable = std::vector<CsvRow>;

/// What is wrong, in libcsv's words, and in which line.
struct CsvFault {
    std::size_t line = 0;
    std::string reason;
};

/// Rows of cells by libcsv, strict: a stray quote is an error. Blank lines are passed over.
tl::expected<CsvTable, CsvFault> parse_csv(const std::string& bytes);

} // namespace formant
