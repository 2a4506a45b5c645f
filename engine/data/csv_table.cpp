#include "engine/data/csv_table.h"

#include <csv.h>
#include <string_view>

namespace formant {
namespace {

struct Rows {
    CsvTable table;
    CsvRow row;
    std::size_t line = 1; ///< that is being parsed
};

void take_cell(void* cell, std::size_t length, void* data) {
    auto* rows = static_cast<Rows*>(data);
    if (rows->row.cells.empty())
        rows->row.line = rows->line;
    rows->row.cells.emplace_back(static_cast<const char*>(cell), length);
}

void take_row(int, void* data) {
    auto* rows = static_cast<Rows*>(data);
    rows->table.push_back(std::move(rows->row));
    rows->row = {};
}

struct Parser {
    csv_parser state{};
    Parser() { csv_init(&state, CSV_STRICT | CSV_STRICT_FINI); }
    ~Parser() { csv_free(&state); }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;
};

/// Up to and with the next line end.
std::string_view take_line(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end == rest.npos ? end : end + 1);
    rest.remove_prefix(line.size());
    return line;
}

} // namespace

tl::expected<CsvTable, CsvFault> parse_csv(const std::string& bytes) {
    Parser parser;
    Rows rows;
    const auto fault = [&] {
        return tl::make_unexpected(CsvFault{rows.line, csv_strerror(csv_error(&parser.state))});
    };
    // A line a call: libcsv does not tell in which line it is.
    for (std::string_view rest = bytes; !rest.empty(); ++rows.line) {
        const std::string_view line = take_line(rest);
        const std::size_t read =
            csv_parse(&parser.state, line.data(), line.size(), take_cell, take_row, &rows);
        if (read != line.size())
            return fault();
    }
    if (csv_fini(&parser.state, take_cell, take_row, &rows) != 0)
        return fault();
    return std::move(rows.table);
}

} // namespace formant
