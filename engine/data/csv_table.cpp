#include "engine/data/csv_table.h"

#include <csv.h>
#include <span>
#include <string_view>

namespace formant {
namespace {

/// Parses the rows that start in one line. libcsv does not report line numbers and cannot continue
/// after an error, so each line that starts a row gets its own parser.
class RowParser {
  public:
    RowParser(std::size_t line, char separator) : line_(line), row_{line, {}, {}} {
        csv_init(&state_, CSV_STRICT | CSV_STRICT_FINI);
        csv_set_delim(&state_, static_cast<unsigned char>(separator));
    }
    ~RowParser() { csv_free(&state_); }
    RowParser(const RowParser&) = delete;
    RowParser& operator=(const RowParser&) = delete;

    bool feed(std::string_view line) {
        return csv_parse(&state_, line.data(), line.size(), take_cell, take_row, this) ==
               line.size();
    }
    bool finish() { return csv_fini(&state_, take_cell, take_row, this) == 0; }
    const CsvTable& rows() const { return rows_; }
    CsvRow invalid_row() { return {line_, {}, error_message()}; }

  private:
    /// Explains a parse error: in strict mode only quotes can cause one, and libcsv gives no
    /// details.
    Message error_message() {
        const int error = csv_error(&state_);
        if (error == CSV_EPARSE)
            return message(FORMANT_TR("data", "a quote is not closed, or is inside a cell; "
                                              "write such a cell as \"he said \"\"no\"\"\""));
        return message({"data", csv_strerror(error)});
    }

    static void take_cell(void* cell, std::size_t length, void* data) {
        static_cast<RowParser*>(data)->row_.cells.emplace_back(static_cast<const char*>(cell),
                                                               length);
    }
    static void take_row(int, void* data) {
        auto* parser = static_cast<RowParser*>(data);
        parser->rows_.push_back(std::move(parser->row_));
        parser->row_ = {parser->line_, {}, {}};
    }

    csv_parser state_{};
    std::size_t line_;
    CsvRow row_;
    CsvTable rows_;
};

using Lines = std::vector<std::string_view>;

/// Splits into lines, each with its line end.
Lines lines_of(std::string_view rest) {
    Lines lines;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        lines.push_back(rest.substr(0, end == rest.npos ? end : end + 1));
        rest.remove_prefix(lines.back().size());
    }
    return lines;
}

bool is_blank(std::string_view line) {
    return line.find_first_not_of(" \t\r\n") == line.npos;
}

/// Parses the rows that start in the first of `lines`, which is line `number` of the file. Returns
/// the number of lines that they occupy.
std::size_t parse_rows(std::span<const std::string_view> lines, std::size_t number, char separator,
                       CsvTable& table) {
    RowParser parser(number, separator);
    bool good = true;
    std::size_t taken = 0;
    while (good && parser.rows().empty() && taken < lines.size())
        good = parser.feed(lines[taken++]);
    if (good && parser.rows().empty()) // the file ends within the row
        good = parser.finish();
    if (!good) {
        table.push_back(parser.invalid_row());
        return 1;
    }
    table.insert(table.end(), parser.rows().begin(), parser.rows().end());
    return taken;
}

} // namespace

CsvTable parse_csv(const std::string& bytes, char separator, std::size_t max_rows) {
    const Lines lines = lines_of(bytes);
    CsvTable table;
    for (std::size_t i = 0; i < lines.size() && table.size() < max_rows;)
        i += is_blank(lines[i]) ? 1
                                : parse_rows(std::span(lines).subspan(i), i + 1, separator, table);
    return table;
}

} // namespace formant
