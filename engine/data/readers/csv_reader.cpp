#include "engine/data/readers/csv_reader.h"

#include "engine/base/lower_case.h"
#include "engine/data/readers/column_names.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <optional>

namespace formant {
namespace {

/// Spreadsheets write "File" as well as "file".
std::optional<std::size_t> column_of(const CsvRow& header, const ColumnNames& names) {
    for (const std::string_view name : names) {
        const auto found = std::ranges::find(header.cells, name, lower_case);
        if (!name.empty() && found != header.cells.end())
            return static_cast<std::size_t>(found - header.cells.begin());
    }
    return std::nullopt;
}

struct Columns {
    std::size_t count;
    std::size_t file;
    std::size_t text;
    std::optional<std::size_t> speaker;
};

template <class Names>
std::string joined(const Names& names) {
    std::string text;
    for (const auto& name : names)
        if (!name.empty())
            (text += text.empty() ? "" : ",") += name;
    return text;
}

/// The table has a first row.
Result<Columns> columns_of(const Path& metadata, const CsvTable& table) {
    const CsvRow& header = table.front();
    if (auto whole = check_row(metadata, header, header.cells.size()); !whole)
        return fail(whole.error());
    const auto file = column_of(header, file_columns);
    const auto text = column_of(header, text_columns);
    if (file && text)
        return Columns{header.cells.size(), *file, *text, column_of(header, speaker_columns)};
    return broken_line(metadata, header.line,
                       FORMANT_TR("data", "{place}: the first line must name the columns, "
                                          "separated by commas: file,text; it is '{found}'. Known "
                                          "names are {files} for the recording and {texts} for the "
                                          "text"),
                       {{"found", joined(header.cells)},
                        {"files", joined(file_columns)},
                        {"texts", joined(text_columns)}});
}

Result<Utterance> read_row(const Path& metadata, const CsvRow& row, const Columns& columns) {
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

CsvTable parse_table(const std::vector<MetadataLine>& lines) {
    std::string bytes;
    std::size_t number = 1;
    for (const MetadataLine& line : lines) {
        bytes.append(line.number - number, '\n') += line.text + "\n";
        number = line.number + 1;
    }
    return parse_csv(bytes);
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
        FORMANT_TR("data", "{place}: this row has another number of cells ({found}) "
                           "than the first line ({expected})"),
        {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(columns)}});
}

Result<CorpusRows> read_csv(const Path& metadata, const Cancellation& cancellation) {
    const auto table = read_lines(metadata).map(parse_table);
    if (!table)
        return fail(table.error());
    if (table->empty())
        return CorpusRows();
    const auto columns = columns_of(metadata, *table);
    if (!columns)
        return fail(columns.error());
    CorpusRows rows;
    for (std::size_t i = 1; i < table->size(); ++i) {
        if (cancellation.requested())
            return reading_was_stopped();
        const CsvRow& row = (*table)[i];
        add_row(read_row(metadata, row, *columns), place_of(metadata, row.line), rows);
    }
    return rows;
}

} // namespace formant
