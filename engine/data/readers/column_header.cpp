#include "engine/data/readers/column_header.h"

#include "engine/base/text/lower_case.h"
#include "engine/data/readers/column_names.h"
#include "engine/data/readers/list_rows.h"

#include <algorithm>
#include <span>

namespace formant {
namespace {

std::optional<std::size_t> column_of(const std::vector<std::string>& header,
                                     std::span<const std::string_view> names) {
    for (const std::string_view name : names) {
        const auto found = std::ranges::find(header, name, column_name);
        if (found != header.end())
            return static_cast<std::size_t>(found - header.begin());
    }
    return std::nullopt;
}

} // namespace

std::string column_name(std::string name) {
    constexpr const char* blanks = " \t\r\n";
    name.erase(name.find_last_not_of(blanks) + 1);
    name.erase(0, name.find_first_not_of(blanks));
    std::ranges::replace_if(
        name, [](char letter) { return letter == ' ' || letter == '-'; }, '_');
    return lower_case(std::move(name));
}

std::optional<CorpusColumns> named_columns(const std::vector<std::string>& header) {
    const auto file = column_of(header, file_columns);
    const auto text = column_of(header, text_columns);
    if (!file || !text)
        return std::nullopt;
    CorpusColumns columns{std::vector(header.size(), ColumnRole::ignored), true};
    columns.roles[*file] = ColumnRole::recording;
    columns.roles[*text] = ColumnRole::text;
    if (const auto speaker = column_of(header, speaker_columns))
        columns.roles[*speaker] = ColumnRole::speaker;
    if (const auto start = column_of(header, start_columns))
        columns.roles[*start] = ColumnRole::start;
    return columns;
}

bool is_header_line(const std::string& line) {
    if (named_columns(list_row({1, line}).cells))
        return true;
    return std::ranges::any_of(std::string_view(",;\t"), [&](char separator) {
        const CsvTable row = parse_csv(line, separator, 1);
        return !row.empty() && named_columns(row.front().cells).has_value();
    });
}

} // namespace formant
