#include "engine/data/readers/table_reader.h"

#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_parts.h"
#include "engine/data/readers/recording_search.h"
#include "engine/data/readers/utf8_check.h"

namespace formant {
namespace {

std::string cell_of(const CsvRow& row, std::optional<std::size_t> column) {
    return column ? row.cells[*column] : "";
}

RecordingParts parts_of(std::span<const CsvRow> rows, std::size_t columns,
                        std::optional<std::size_t> recording, std::optional<std::size_t> start) {
    RecordingParts parts;
    if (start)
        for (const CsvRow& row : rows)
            if (row.cells.size() == columns)
                parts.add(cell_of(row, recording), cell_of(row, start));
    return parts;
}

Result<void> check_utf8(const CsvRow& row, Utf8Check& utf8) {
    for (const std::string& cell : row.cells)
        if (auto good = utf8.check(row.line, cell); !good)
            return good;
    return {};
}

} // namespace

Result<CorpusRows> read_table(const Path& metadata, std::span<const CsvRow> rows,
                              const CorpusColumns& columns, const CancellationToken& cancellation,
                              const CheckRow& check) {
    RecordingSearch search(metadata.parent_path());
    Utf8Check utf8(metadata);
    const auto recording = columns.with(ColumnRole::recording);
    const auto text = columns.with(ColumnRole::text);
    const auto normalized = columns.with(ColumnRole::normalized_text);
    const auto speaker = columns.with(ColumnRole::speaker);
    const auto start = columns.with(ColumnRole::start);
    const RecordingParts parts = parts_of(rows, columns.roles.size(), recording, start);
    CorpusRows read{{}, {}, columns};
    for (const CsvRow& row : rows) {
        if (cancellation.requested())
            return reading_canceled();
        const auto good = check_utf8(row, utf8)
                              .and_then([&] { return check(metadata, row, columns.roles.size()); })
                              .and_then([&] {
                                  return parts.check(metadata, row.line, cell_of(row, recording),
                                                     cell_of(row, start));
                              });
        add_row(good.map([&] {
            const std::string better = cell_of(row, normalized);
            return Utterance{search.find(cell_of(row, recording)),
                             better.empty() ? cell_of(row, text) : better, cell_of(row, speaker),
                             ""};
        }),
                place_of(metadata, row.line), read);
    }
    return read;
}

} // namespace formant
