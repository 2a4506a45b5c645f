#include "engine/config/yaml_text.h"

#include <algorithm>
#include <sstream>

namespace formant {
namespace {

Lines split(const std::string& text, char separator) {
    Lines parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

std::optional<YamlPlace> find_in(const YAML::Node& section, const std::string& name) {
    if (!section.IsMap())
        return std::nullopt;
    for (const auto& entry : section)
        if (entry.first.as<std::string>("") == name)
            return YamlPlace{static_cast<std::size_t>(entry.first.Mark().line),
                             static_cast<std::size_t>(entry.first.Mark().column), entry.second};
    return std::nullopt;
}

/// Returns the position after the quote that closes the one at `open`. Neither a doubled ' nor an
/// escaped " closes it.
std::size_t end_of_quotes(const std::string& line, std::size_t open) {
    const char quote = line[open];
    for (std::size_t at = open + 1; at < line.size(); ++at) {
        const bool is_doubled = quote == '\'' && line.compare(at, 2, "''") == 0;
        if (line[at] == quote && !is_doubled)
            return at + 1;
        if (is_doubled || (quote == '"' && line[at] == '\\'))
            ++at;
    }
    return line.size();
}

/// Returns the position after the bracket that closes the one at `open`.
std::size_t end_of_brackets(const std::string& line, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t at = open; at < line.size();) {
        const char sign = line[at];
        if (sign == '"' || sign == '\'') {
            at = end_of_quotes(line, at);
            continue;
        }
        depth += sign == '[' ? 1 : 0;
        depth -= sign == ']' ? 1 : 0;
        ++at;
        if (depth == 0)
            return at;
    }
    return line.size();
}

/// Returns the last line (from 0) on which a part of the value starts.
std::size_t last_line_of(const YAML::Node& value, std::size_t first) {
    std::size_t last = first;
    // The mark of a missing value is that of the node after it.
    if (!value.IsNull() && !value.Mark().is_null())
        last = std::max(last, static_cast<std::size_t>(value.Mark().line));
    if (value.IsSequence())
        for (const auto& item : value)
            last = std::max(last, last_line_of(item, first));
    return last;
}

} // namespace

Lines lines_of(const std::string& text) {
    return split(text, '\n');
}

Lines path_of_key(const std::string& key) {
    return split(key, '.');
}

/// Assigning one place to another would make yaml-cpp merge the two nodes of the document.
std::optional<YamlPlace> find_place(const YAML::Node& root, const Lines& path) {
    YAML::Node section = root;
    for (std::size_t depth = 0; depth < path.size(); ++depth) {
        std::optional<YamlPlace> place = find_in(section, path[depth]);
        if (!place || depth + 1 == path.size())
            return place;
        section.reset(place->value);
    }
    return std::nullopt;
}

void remove_rest_of_value(Lines& lines, const YamlPlace& place) {
    const auto first = lines.begin() + static_cast<std::ptrdiff_t>(place.line);
    const auto last =
        lines.begin() + static_cast<std::ptrdiff_t>(last_line_of(place.value, place.line));
    lines.erase(first + 1, last + 1);
}

std::size_t end_of_value(const std::string& line, std::size_t begin) {
    if (line[begin] == '"' || line[begin] == '\'')
        return end_of_quotes(line, begin);
    if (line[begin] == '[')
        return end_of_brackets(line, begin);
    const auto comment = line.find(" #", begin);
    const auto last = line.find_last_not_of(" \t\r", comment);
    return last == std::string::npos || last < begin ? begin : last + 1;
}

bool same_value(const YAML::Node& a, const YAML::Node& b) {
    if (a.IsScalar() && b.IsScalar())
        return a.Scalar() == b.Scalar();
    if (!a.IsSequence() || !b.IsSequence() || a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!same_value(a[i], b[i]))
            return false;
    return true;
}

} // namespace formant
