#include "engine/config/yaml_span.h"

#include <algorithm>

namespace formant {
namespace {

/// After the quote that closes the one at `open`; a doubled ' and an escaped " close nothing.
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

/// After the bracket that closes the one at `open`.
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

} // namespace

std::size_t end_of_value(const std::string& line, std::size_t begin) {
    if (line[begin] == '"' || line[begin] == '\'')
        return end_of_quotes(line, begin);
    if (line[begin] == '[')
        return end_of_brackets(line, begin);
    const auto comment = line.find(" #", begin);
    const auto last = line.find_last_not_of(" \t\r", comment);
    return last == std::string::npos || last < begin ? begin : last + 1;
}

std::size_t last_line_of(const YAML::Node& value, std::size_t first) {
    std::size_t last = first;
    // That of no value at all is what follows.
    if (!value.IsNull() && !value.Mark().is_null())
        last = std::max(last, static_cast<std::size_t>(value.Mark().line));
    if (value.IsSequence())
        for (const auto& item : value)
            last = std::max(last, last_line_of(item, first));
    return last;
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
