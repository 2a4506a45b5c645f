#include "engine/data/readers/csv_form.h"

#include "engine/base/os/os_files.h"
#include "engine/data/readers/column_header.h"
#include "engine/data/readers/column_names.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/list_rows.h"
#include "engine/data/readers/recording_search.h"

#include <array>

namespace formant {
namespace {

constexpr std::array separators = {',', ';', '\t'};

CsvRow first_row(const std::vector<MetadataLine>& lines, char separator) {
    return parse_table(lines, separator, /*max_rows=*/1).front();
}

/// Accepts two cells only: with more, it is unknown which one is the text.
std::optional<CorpusColumns> unnamed_columns(const Path& folder, const CsvRow& first) {
    if (first.cells.size() != 2 || first.cells[0].empty() ||
        !path_exists(find_recording(folder, first.cells[0])))
        return std::nullopt;
    return CorpusColumns{{ColumnRole::recording, ColumnRole::text}};
}

template <class Names>
std::string joined(const Names& names) {
    std::string text;
    for (const auto& name : names)
        (text += text.empty() ? "" : ",") += name;
    return text;
}

tl::unexpected<Error> unknown_columns(const Path& metadata, const CsvRow& first) {
    if (auto whole = check_row(metadata, first, first.cells.size()); !whole)
        return fail(whole.error());
    return broken_line(
        metadata, first.line,
        FORMANT_TR("data",
                   "{place}: the first line must name the columns: file,text (commas, "
                   "semicolons, tabs or '|' between them), or contain an existing recording "
                   "and its text; it is '{found}'. Known names: {files} for the "
                   "recording, {texts} for the text"),
        {{"found", joined(first.cells)},
         {"files", joined(file_columns)},
         {"texts", joined(text_columns)}});
}

} // namespace

Result<CsvForm> csv_form(const Path& metadata, const std::vector<MetadataLine>& lines) {
    for (const char separator : separators)
        if (const auto columns = named_columns(first_row(lines, separator).cells))
            return CsvForm{parse_table(lines, separator), *columns};
    if (const auto columns = named_columns(list_row(lines.front()).cells))
        return CsvForm{list_rows(lines), *columns};
    for (const char separator : separators)
        if (const auto columns =
                unnamed_columns(metadata.parent_path(), first_row(lines, separator)))
            return CsvForm{parse_table(lines, separator), *columns};
    return unknown_columns(metadata, first_row(lines, separators.front()));
}

} // namespace formant
