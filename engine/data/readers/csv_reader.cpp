#include "engine/data/readers/csv_reader.h"

#include "engine/base/atomic_file.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/column_names.h"
#include "engine/data/readers/metadata_lines.h"
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

/// read_metadata_lines names a line that is not UTF-8, and strips the byte order mark; quoted cells
/// may hold line ends, so the rows themselves are parsed from the whole.
Result<CsvTable> read_table(const Path& metadata) {
    auto lines = read_metadata_lines(metadata);
    if (!lines)
        return fail(lines.error());
    std::string bytes;
    std::size_t number = 1;
    for (const MetadataLine& line : *lines) {
        bytes.append(line.number - number, '\n') += line.text + "\n";
        number = line.number + 1;
    }
    auto table = parse_csv(bytes);
    if (!table)
        return broken_line(metadata, table.error().line,
                           FORMANT_TR("data", "{place}: not valid CSV: {reason}"),
                           {{"reason", table.error().reason}});
    return std::move(*table);
}

} // namespace

bool is_csv(const Path& metadata) {
    return metadata.extension() == ".csv" && first_line(metadata).find('|') == std::string::npos;
}

Result<Utterances> read_csv(const Path& metadata, const Cancellation& cancellation) {
    const auto table = read_table(metadata);
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
