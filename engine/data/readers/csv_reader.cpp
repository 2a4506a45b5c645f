#include "engine/data/readers/csv_reader.h"

#include "engine/base/text/lower_case.h"
#include "engine/data/readers/column_header.h"
#include "engine/data/readers/csv_form.h"
#include "engine/data/readers/table_reader.h"

namespace formant {
bool is_csv(const Path& metadata) {
    const std::string line = first_line(metadata);
    const std::string suffix = lower_case(metadata.extension().string());
    return ((suffix == ".csv" || suffix == ".tsv") && line.find('|') == std::string::npos) ||
           is_header_line(line);
}

CsvTable parse_table(const std::vector<MetadataLine>& lines, char separator, std::size_t max_rows) {
    std::string bytes;
    std::size_t number = 1;
    for (const MetadataLine& line : lines) {
        bytes.append(line.number - number, '\n') += line.text + "\n";
        number = line.number + 1;
    }
    return parse_csv(bytes, separator, max_rows);
}

Result<void> check_row(const Path& file, const CsvRow& row, std::size_t columns) {
    if (!row.fault.empty())
        return broken_line(file, row.line, FORMANT_TR("data", "{place}: not valid CSV: {reason}"),
                           {{"reason", row.fault}});
    if (row.cells.size() == columns)
        return {};
    return broken_line(
        file, row.line,
        FORMANT_TR("data", "{place}: this row has {found} cells, but the first line "
                           "has {expected}"),
        {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(columns)}});
}

Result<CorpusRows> read_csv(const Path& metadata, const CancellationToken& cancellation) {
    const auto lines = read_lines(metadata);
    if (!lines)
        return fail(lines.error());
    if (lines->empty())
        return CorpusRows();
    const auto form = csv_form(metadata, *lines);
    if (!form)
        return fail(form.error());
    return read_table(metadata, form->rows(), form->columns, cancellation, check_row);
}

} // namespace formant
