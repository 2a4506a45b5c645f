#include "engine/data/readers/list_rows.h"

#include <algorithm>
#include <map>

namespace formant {
namespace {

void trim(std::string& cell) {
    constexpr const char* blanks = " \t\r\n";
    cell.erase(cell.find_last_not_of(blanks) + 1);
    cell.erase(0, cell.find_first_not_of(blanks));
}

std::vector<std::string> cells_of(const std::string& line) {
    if (line.find('"') != std::string::npos) {
        CsvTable table = parse_csv(line, '|');
        if (table.size() == 1 && table[0].fault.empty())
            return std::move(table[0].cells);
    }
    return split_cells(line, '|');
}

} // namespace

CsvRow list_row(const MetadataLine& line) {
    CsvRow row{line.number, cells_of(line.text), {}};
    std::ranges::for_each(row.cells, trim);
    return row;
}

CsvTable list_rows(const std::vector<MetadataLine>& lines) {
    CsvTable rows;
    rows.reserve(lines.size());
    for (const MetadataLine& line : lines)
        rows.push_back(list_row(line));
    return rows;
}

std::size_t usual_cell_count(const CsvTable& rows) {
    std::map<std::size_t, std::size_t> rows_with;
    for (const CsvRow& row : rows)
        ++rows_with[row.cells.size()];
    std::size_t usual = 0;
    for (const CsvRow& row : rows)
        if (rows_with[row.cells.size()] > rows_with[usual])
            usual = row.cells.size();
    return usual;
}

Result<void> check_list_row(const Path& metadata, const CsvRow& row, std::size_t count) {
    if (row.cells.size() == count)
        return {};
    return broken_line(
        metadata, row.line,
        FORMANT_TR("data", "{place}: {found} cells between '|', but most rows have "
                           "{expected}; is a '|' part of the text, or missing?"),
        {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(count)}});
}

} // namespace formant
