#include "engine/data/readers/csv_reader.h"

#include "engine/data/readers/column_names.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <optional>

namespace formant {
namespace {

std::optional<std::size_t> column_of(const CsvRow& header, const ColumnNames& names) {
    for (const std::string_view name : names) {
        const auto found = std::find(header.cells.begin(), header.cells.end(), name);
        if (!name.empty() && found != header.cells.end())
            return static_cast<std::size_t>(found - header.cells.begin());
    }
    return std::nullopt;
}

} // namespace

bool is_csv(const Path& metadata) {
    return metadata.extension() == ".csv" && first_line(metadata).find('|') == std::string::npos;
}

Result<CsvTable> parse_table(const Path& file, const std::vector<MetadataLine>& lines) {
    std::string bytes;
    std::size_t number = 1;
    for (const MetadataLine& line : lines) {
        bytes.append(line.number - number, '\n') += line.text + "\n";
        number = line.number + 1;
    }
    auto table = parse_csv(bytes);
    if (!table)
        return broken_line(file, table.error().line,
                           FORMANT_TR("data", "{place}: not valid CSV: {reason}"),
                           {{"reason", table.error().reason}});
    return std::move(*table);
}

Result<Utterances> read_csv(const Path& metadata, const Cancellation& cancellation) {
    // read_metadata_lines names a line that is not UTF-8.
    const auto table = read_metadata_lines(metadata).and_then(
        [&](const std::vector<MetadataLine>& lines) { return parse_table(metadata, lines); });
    if (!table)
        return fail(table.error());
    const CsvRow header = table->empty() ? CsvRow{1, {}} : table->front();
    const auto file = column_of(header, file_columns);
    const auto text = column_of(header, text_columns);
    const auto speaker = column_of(header, speaker_columns);
    if (!file || !text)
        return broken_line(
            metadata, header.line,
            FORMANT_TR("data", "{place}: the first line must name the columns: file,text"));
    Utterances utterances;
    for (std::size_t i = 1; i < table->size(); ++i) {
        if (cancellation.requested())
            return reading_was_stopped();
        const CsvRow& row = (*table)[i];
        if (row.cells.size() != header.cells.size())
            return broken_line(metadata, row.line,
                               FORMANT_TR("data", "{place}: {found} columns instead of {expected}"),
                               {{"found", std::to_string(row.cells.size())},
                                {"expected", std::to_string(header.cells.size())}});
        utterances.push_back({find_recording(metadata.parent_path(), row.cells[*file]),
                              row.cells[*text], speaker ? row.cells[*speaker] : "",
                              place_of(metadata, row.line)});
    }
    return utterances;
}

} // namespace formant
