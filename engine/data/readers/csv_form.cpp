#include "engine/data/readers/csv_form.h"

#include "engine/base/lower_case.h"
#include "engine/base/os/os_files.h"
#include "engine/data/readers/column_names.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <array>
#include <utility>

namespace formant {
namespace {

constexpr std::array separators = {',', ';', '\t'};

CsvRow first_row(const std::vector<MetadataLine>& lines, char separator) {
    return parse_table(lines, separator, /*max_rows=*/1).front();
}

/// Finds a column in any case: spreadsheets write "File" as well as "file".
std::optional<std::size_t> column_of(const CsvRow& header, const ColumnNames& names) {
    for (const std::string_view name : names) {
        const auto found = std::ranges::find(header.cells, name, lower_case);
        if (!name.empty() && found != header.cells.end())
            return static_cast<std::size_t>(found - header.cells.begin());
    }
    return std::nullopt;
}

std::optional<CsvColumns> named_columns(const CsvRow& first) {
    const auto file = column_of(first, file_columns);
    const auto text = column_of(first, text_columns);
    if (!file || !text)
        return std::nullopt;
    return CsvColumns{first.cells.size(), *file, *text, column_of(first, speaker_columns)};
}

/// Accepts two cells only: with more, it is unknown which one is the text.
std::optional<CsvColumns> unnamed_columns(const Path& folder, const CsvRow& first) {
    if (first.cells.size() != 2 || first.cells[0].empty() ||
        !path_exists(find_recording(folder, first.cells[0])))
        return std::nullopt;
    return CsvColumns{2, 0, 1, std::nullopt};
}

template <class Names>
std::string joined(const Names& names) {
    std::string text;
    for (const auto& name : names)
        if (!name.empty())
            (text += text.empty() ? "" : ",") += name;
    return text;
}

tl::unexpected<Error> unknown_columns(const Path& metadata, const CsvRow& first) {
    if (auto whole = check_row(metadata, first, first.cells.size()); !whole)
        return fail(whole.error());
    return broken_line(
        metadata, first.line,
        FORMANT_TR("data", "{place}: the first line must name the columns: file,text (commas, "
                           "semicolons or tabs between them), or contain an existing recording "
                           "and its text; it is '{found}'. Known names: {files} for the "
                           "recording, {texts} for the text"),
        {{"found", joined(first.cells)},
         {"files", joined(file_columns)},
         {"texts", joined(text_columns)}});
}

} // namespace

Result<CsvForm> csv_form(const Path& metadata, const std::vector<MetadataLine>& lines) {
    for (const char separator : separators)
        if (const auto columns = named_columns(first_row(lines, separator)))
            return CsvForm{parse_table(lines, separator), true, *columns};
    for (const char separator : separators)
        if (const auto columns =
                unnamed_columns(metadata.parent_path(), first_row(lines, separator)))
            return CsvForm{parse_table(lines, separator), false, *columns};
    return unknown_columns(metadata, first_row(lines, separators.front()));
}

} // namespace formant
