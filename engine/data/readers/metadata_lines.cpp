#include "engine/data/readers/metadata_lines.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/second_attempt.h"
#include "engine/data/readers/utf8_check.h"
#include "engine/text/unicode/text_encoding.h"

#include <algorithm>
#include <sstream>

namespace formant {
namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

/// Bytes of a file that are read for its first line.
constexpr std::size_t max_first_line_bytes = 1 << 16;

bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\r") == std::string::npos;
}

/// Reads the next line without its line end, and without a byte order mark in the first line.
bool next_line(std::istream& lines, std::size_t number, std::string& line) {
    if (!std::getline(lines, line))
        return false;
    if (number == 1 && line.starts_with(byte_order_mark))
        line.erase(0, byte_order_mark.size());
    if (line.ends_with('\r'))
        line.pop_back();
    return true;
}

} // namespace

std::string place_of(const Path& file, std::size_t line) {
    return file.string() + ":" + std::to_string(line);
}

tl::unexpected<Error> broken_line(const Path& file, std::size_t line, MessageText text,
                                  MessageArgs more) {
    more.emplace_back("place", place_of(file, line));
    return fail(ErrorKind::data, message(text, std::move(more)));
}

std::optional<MetadataLine> line_after(std::size_t number, std::istream& text) {
    std::string line;
    while (next_line(text, ++number, line))
        if (!is_blank(line))
            return MetadataLine{number, std::move(line)};
    return std::nullopt;
}

std::vector<MetadataLine> lines_of(std::istream& text) {
    std::vector<MetadataLine> lines;
    while (auto line = line_after(lines.empty() ? 0 : lines.back().number, text))
        lines.push_back(std::move(*line));
    return lines;
}

Result<std::vector<MetadataLine>> read_lines(const Path& file) {
    const auto bytes = read_file(file);
    if (!bytes)
        return fail(ErrorKind::data, bytes.error().what);
    std::istringstream text(utf8_of_unicode(*bytes));
    return lines_of(text);
}

Result<std::vector<MetadataLine>> read_metadata_lines(const Path& file) {
    auto lines = read_lines(file);
    if (!lines)
        return lines;
    Utf8Check utf8(file);
    for (const MetadataLine& line : *lines)
        if (const auto good = utf8.check(line.number, line.text); !good)
            return fail(good.error());
    return lines;
}

std::string first_line(const Path& file) {
    const auto bytes =
        with_second_attempt([&] { return read_first_bytes(file, max_first_line_bytes); });
    std::istringstream text(utf8_of_unicode(bytes.value_or("")));
    const auto line = line_after(0, text);
    return line ? line->text : "";
}

std::vector<std::string> split_cells(const std::string& line, char separator) {
    std::vector<std::string> cells;
    std::size_t begin = 0;
    for (auto end = line.find(separator); end != std::string::npos;
         end = line.find(separator, begin)) {
        cells.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    cells.push_back(line.substr(begin));
    return cells;
}

void add_row(Result<Utterance> row, const std::string& place, CorpusRows& rows) {
    if (!row) {
        rows.bad.push_back({place, std::move(row.error().what)});
        return;
    }
    row->place = place;
    rows.utterances.push_back(std::move(*row));
}

Result<CorpusRows> read_each_line(const Path& file, const CancellationToken& cancellation,
                                  const ReadLine& read_line) {
    const auto lines = read_lines(file);
    if (!lines)
        return fail(lines.error());
    CorpusRows rows;
    Utf8Check utf8(file);
    for (const MetadataLine& line : *lines) {
        if (cancellation.requested())
            return reading_canceled();
        add_row(utf8.check(line.number, line.text).and_then([&] { return read_line(line); }),
                place_of(file, line.number), rows);
    }
    return rows;
}

tl::unexpected<Error> reading_canceled() {
    return fail(ErrorKind::interrupted,
                message(FORMANT_TR("data", "stopped while reading the corpus")));
}

} // namespace formant
