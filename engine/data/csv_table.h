#pragma once

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace formant {

using CsvTable = std::vector<std::vector<std::string>>;

/// Rows of cells by libcsv, strict: a stray quote is an error, told in its words.
tl::expected<CsvTable, std::string> parse_csv(const std::string& bytes);

} // namespace formant
