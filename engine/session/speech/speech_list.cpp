#include "engine/session/speech/speech_list.h"

#include "engine/base/atomic_file.h"
#include "engine/base/text/json_text.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/utf8_check.h"
#include "engine/text/unicode/text_encoding.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <sstream>

namespace formant {
namespace {

using Json = nlohmann::json;
using Lines = std::vector<MetadataLine>;

std::string next_number(const SpeechItems& found) {
    return fmt::format("{:04}", found.before + found.items.size() + found.faults.size() + 1);
}

void add_fault(const Error& fault, SpeechItems& found) {
    found.faults.push_back({next_number(found), fault.what});
}

void add_texts(const Path& name, const Lines& lines, SpeechItems& found) {
    for (const MetadataLine& line : lines)
        add_spoken_line(name, line, found);
}

/// Returns a string, or an integer as text; "" if the key is missing, nothing for other types.
std::optional<std::string> string_at(const Json& entry, const char* key) {
    const Json name = entry.value(key, Json(""));
    if (name.is_number_integer())
        return name.dump();
    return name.is_string() ? std::optional(name.get<std::string>()) : std::nullopt;
}

void add_json_line(const Path& list, const MetadataLine& line, SpeechItems& found) {
    if (const auto good = Utf8Check(list).check(line.number, line.text); !good)
        return add_fault(good.error(), found);
    const Json entry = parse_json(line.text);
    const auto id = entry.is_object() ? string_at(entry, "id") : std::nullopt;
    const auto speaker = entry.is_object() ? string_at(entry, "speaker") : std::nullopt;
    if (id && speaker && entry.contains("text") && entry["text"].is_string())
        return add_speech_item(
            {.id = *id, .text = entry["text"].get<std::string>(), .speaker = *speaker}, found);
    add_fault(broken_line(list, line.number,
                          FORMANT_TR("session", "{place}: each line must look like {example}"),
                          {{"example", R"({"id": "a", "text": "one"})"}})
                  .value(),
              found);
}

void add_json_lines(const Path& list, const Lines& lines, SpeechItems& found) {
    for (const MetadataLine& line : lines)
        add_json_line(list, line, found);
}

std::optional<std::size_t> column_of(const CsvRow& header, const std::string& name) {
    const auto column = std::ranges::find(header.cells, name);
    if (column == header.cells.end())
        return std::nullopt;
    return static_cast<std::size_t>(column - header.cells.begin());
}

struct Columns {
    std::size_t count;
    std::size_t text;
    std::optional<std::size_t> id;
    std::optional<std::size_t> speaker;
};

std::string cell_of(const CsvRow& row, std::optional<std::size_t> column) {
    return column ? row.cells[*column] : "";
}

void add_row(const Path& list, const CsvRow& row, const Columns& columns, SpeechItems& found) {
    const auto good = check_row(list, row, columns.count).and_then([&] {
        return Utf8Check(list).check(row.line, fmt::format("{}", fmt::join(row.cells, ",")));
    });
    if (!good)
        return add_fault(good.error(), found);
    add_speech_item({.id = cell_of(row, columns.id),
                     .text = row.cells[columns.text],
                     .speaker = cell_of(row, columns.speaker)},
                    found);
}

Result<void> add_table(const Path& list, const CsvTable& table, SpeechItems& found) {
    const CsvRow header = table.empty() ? CsvRow{1, {}, {}} : table.front();
    if (auto whole = check_row(list, header, header.cells.size()); !whole)
        return whole;
    const auto text = column_of(header, "text");
    if (!text)
        return broken_line(
            list, header.line,
            FORMANT_TR("session", "{place}: the first line must name the columns: id,text"));
    const Columns columns{header.cells.size(), *text, column_of(header, "id"),
                          column_of(header, "speaker")};
    for (std::size_t i = 1; i < table.size(); ++i)
        add_row(list, table[i], columns, found);
    return {};
}

Result<void> add_lines(const Path& list, const Lines& lines, SpeechItems& found) {
    const std::string form = list.extension().string();
    if (form == ".csv")
        return add_table(list, parse_table(lines), found);
    if (form == ".txt")
        add_texts(list, lines, found);
    else if (form == ".jsonl")
        add_json_lines(list, lines, found);
    else
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("session",
                               "{file} is not a supported list of texts; use .txt (one text per "
                               "line), .csv (columns id,text) or .jsonl (keys id, text)"),
                    {{"file", list.string()}}));
    return {};
}

} // namespace

void add_speech_item(SpeechItem item, SpeechItems& found) {
    if (item.id.empty())
        item.id = next_number(found);
    found.items.push_back(std::move(item));
}

void add_spoken_line(const Path& name, const MetadataLine& line, SpeechItems& found) {
    if (const auto good = Utf8Check(name).check(line.number, line.text); !good)
        return add_fault(good.error(), found);
    add_speech_item({.text = line.text}, found);
}

void read_spoken_lines(const Path& name, std::istream& lines, SpeechItems& found) {
    add_texts(name, lines_of(lines), found);
}

Result<void> read_speech_list(const Path& list, SpeechItems& found) {
    const auto bytes = read_file(list);
    if (!bytes)
        return fail(ErrorKind::data, bytes.error().what);
    std::istringstream text(utf8_of_unicode(*bytes));
    return add_lines(list, lines_of(text), found);
}

} // namespace formant
