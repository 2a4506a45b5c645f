#include "engine/data/csv_table.h"

#include <csv.h>

namespace formant {
namespace {

struct Rows {
    CsvTable table;
    std::vector<std::string> row;
};

void take_cell(void* cell, std::size_t length, void* rows) {
    static_cast<Rows*>(rows)->row.emplace_back(static_cast<const char*>(cell), length);
}

void take_row(int, void* rows) {
    auto* all = static_cast<Rows*>(rows);
    all->table.push_back(std::move(all->row));
    all->row.clear();
}

struct Parser {
    csv_parser state{};
    Parser() { csv_init(&state, CSV_STRICT | CSV_STRICT_FINI); }
    ~Parser() { csv_free(&state); }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;
};

} // namespace

tl::expected<CsvTable, std::string> parse_csv(const std::string& bytes) {
    Parser parser;
    Rows rows;
    const std::size_t read =
        csv_parse(&parser.state, bytes.data(), bytes.size(), take_cell, take_row, &rows);
    if (read != bytes.size() || csv_fini(&parser.state, take_cell, take_row, &rows) != 0)
        return tl::make_unexpected(std::string(csv_strerror(csv_error(&parser.state))) +
                                   " in row " + std::to_string(rows.table.size() + 1));
    return std::move(rows.table);
}

} // namespace formant
