#include "engine/data/readers/csv_reader.h"

#include "engine/data/readers/csv_form.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>

namespace formant {
namespace {

Result<Utterance> read_row(const Path& metadata, const CsvRow& row, const CsvColumns& columns) {
    return check_row(metadata, row, columns.count).map([&] {
        return Utterance{find_recording(metadata.parent_path(), row.cells[columns.file]),
                         row.cells[columns.text],
                         columns.speaker ? row.cells[*columns.speaker] : "", ""};
    });
}

} // namespace

bool is_csv(const Path& metadata) {
    return metadata.extension() == ".csv" && first_line(metadata).find('|') == std::string::npos;
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
    if (!std::ranges::all_of(row.cells, is_utf8))
        return not_utf8(file, row.line);
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
    CorpusRows rows;
    for (const CsvRow& row : form->rows()) {
        if (cancellation.requested())
            return reading_canceled();
        add_row(read_row(metadata, row, form->columns), place_of(metadata, row.line), rows);
    }
    return rows;
}

} // namespace formant
