#include "engine/hardware/host/kernel_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/text/utf8.h"

#include <algorithm>
#include <charconv>

namespace formant {

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view blanks(" \t\r\n\0", 5);
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::optional<std::string> kernel_text(const Path& file) {
    const auto bytes = read_file(file);
    if (!bytes || !is_utf8(*bytes) || without_blanks(*bytes).empty())
        return std::nullopt;
    return std::string(without_blanks(*bytes));
}

std::optional<std::int64_t> whole_number(std::string_view text) {
    const std::string_view digits = without_blanks(text);
    std::int64_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

std::optional<std::int64_t> kernel_number(const Path& file) {
    const auto text = kernel_text(file);
    return text ? whole_number(*text) : std::nullopt;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<std::string> value_of(std::string_view table, std::string_view key, char separator) {
    for (const std::string_view line : lines_of(table)) {
        const auto at = line.find(separator);
        if (at != std::string_view::npos && without_blanks(line.substr(0, at)) == key)
            return std::string(without_blanks(line.substr(at + 1)));
    }
    return std::nullopt;
}

} // namespace formant
