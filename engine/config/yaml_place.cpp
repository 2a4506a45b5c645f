#include "engine/config/yaml_place.h"

#include "engine/config/yaml_span.h"

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

} // namespace

Lines lines_of(const std::string& text) {
    return split(text, '\n');
}

Lines path_of_key(const std::string& key) {
    return split(key, '.');
}

/// No place is assigned to another: yaml-cpp would make the one node of the document the other.
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

} // namespace formant
