#include "engine/data/readers/list_reader.h"

#include "engine/data/readers/list_columns.h"
#include "engine/data/readers/list_rows.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"
#include "engine/data/readers/table_reader.h"

#include <algorithm>
#include <functional>

namespace formant {
namespace {

using Roles = std::vector<ColumnRole>;
using ChooseColumns = std::function<Result<CorpusColumns>(const CsvTable& rows, std::size_t count)>;

CsvRow first_row(const Path& metadata) {
    return list_row({1, first_line(metadata)});
}

Result<CorpusRows> read_rows(const Path& metadata, const CancellationToken& cancellation,
                             const ChooseColumns& choose) {
    const auto lines = read_lines(metadata);
    if (!lines)
        return fail(lines.error());
    if (lines->empty())
        return CorpusRows();
    const CsvTable rows = list_rows(*lines);
    const std::size_t count = usual_cell_count(rows);
    return choose(rows, count).and_then([&](const CorpusColumns& columns) {
        return read_table(metadata, rows, columns, cancellation, check_list_row);
    });
}

/// Returns the columns of a format that the user has named.
ChooseColumns named_format(const Path& metadata, const Roles& two, const Roles& three,
                           MessageText expected) {
    return [=](const CsvTable& rows, std::size_t count) -> Result<CorpusColumns> {
        if (count == two.size() || count == three.size())
            return CorpusColumns{count == two.size() ? two : three};
        return broken_line(metadata, rows.front().line, expected,
                           {{"found", std::to_string(count)}});
    };
}

} // namespace

bool is_filelist(const Path& metadata) {
    const CsvRow row = first_row(metadata);
    return row.cells.size() > 1 && std::ranges::any_of(row.cells, is_named_like_recording);
}

bool is_ljspeech(const Path& metadata) {
    return first_row(metadata).cells.size() > 1 && !is_filelist(metadata);
}

Result<CorpusRows> read_list(const Path& metadata, const CancellationToken& cancellation) {
    return read_rows(metadata, cancellation, [&](const CsvTable& rows, std::size_t count) {
        return deduce_list_columns(metadata, rows, count);
    });
}

Result<CorpusRows> read_filelist(const Path& metadata, const CancellationToken& cancellation) {
    return read_rows(metadata, cancellation,
                     named_format(metadata, {ColumnRole::recording, ColumnRole::text},
                                  {ColumnRole::recording, ColumnRole::speaker, ColumnRole::text},
                                  FORMANT_TR("data", "{place}: {found} cells between '|'; a line "
                                                     "must be path|text or path|speaker|text")));
}

Result<CorpusRows> read_ljspeech(const Path& metadata, const CancellationToken& cancellation) {
    return read_rows(
        metadata, cancellation,
        named_format(metadata, {ColumnRole::recording, ColumnRole::text},
                     {ColumnRole::recording, ColumnRole::text, ColumnRole::normalized_text},
                     FORMANT_TR("data", "{place}: {found} cells between '|'; a line "
                                        "must be id|text or id|text|normalized text")));
}

} // namespace formant
