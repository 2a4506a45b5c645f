#include "engine/config/yaml_edit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <yaml-cpp/yaml.h>

#include <optional>
#include <sstream>
#include <vector>

namespace formant {
namespace {

using Lines = std::vector<std::string>;

Lines split(const std::string& text, char separator) {
    Lines parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

/// A key's line, and the value in it.
struct Place {
    std::size_t line = 0;
    std::size_t column = 0; ///< of the key
    YAML::Node value;
};

std::optional<Place> find_in(const YAML::Node& section, const std::string& name) {
    if (!section.IsMap())
        return std::nullopt;
    for (const auto& entry : section)
        if (entry.first.as<std::string>("") == name)
            return Place{static_cast<std::size_t>(entry.first.Mark().line),
                         static_cast<std::size_t>(entry.first.Mark().column), entry.second};
    return std::nullopt;
}

std::optional<Place> find(const YAML::Node& root, const Lines& path) {
    std::optional<Place> place;
    YAML::Node node = root;
    for (const std::string& name : path) {
        place = find_in(node, name);
        if (!place)
            return std::nullopt;
        node.reset(place->value);
    }
    return place;
}

/// Where the value ends that begins there: before its comment, or the end of the line.
std::size_t end_of_value(const std::string& line, std::size_t begin) {
    const char first = line[begin];
    if (first == '"' || first == '\'') {
        const auto close = line.find(first, begin + 1);
        return close == std::string::npos ? line.size() : close + 1;
    }
    const auto comment = line.find(" #", begin);
    const auto last = line.find_last_not_of(" \t\r", comment);
    return last == std::string::npos || last < begin ? begin : last + 1;
}

void put_value(std::string& line, std::size_t key_column, const std::string& value) {
    const auto colon = line.find(':', key_column);
    const auto begin = line.find_first_not_of(" \t", colon + 1);
    if (begin == std::string::npos || line[begin] == '#' || line[begin] == '\r')
        line.insert(colon + 1, fmt::format(" {}", value));
    else
        line.replace(begin, end_of_value(line, begin) - begin, value);
}

/// As far in as the section's other keys.
std::size_t indentation_of(const Place& section) {
    if (section.value.IsMap() && section.value.size() > 0)
        return static_cast<std::size_t>(section.value.begin()->first.Mark().column);
    return section.column + 2;
}

/// `key: value` with the sections around it that are not there, each further in.
Lines new_lines(const Lines& path, std::size_t first, std::size_t indentation,
                const std::string& value) {
    Lines lines;
    for (std::size_t i = first; i < path.size(); ++i, indentation += 2)
        lines.push_back(fmt::format("{}{}:{}", std::string(indentation, ' '), path[i],
                                    i + 1 == path.size() ? fmt::format(" {}", value) : ""));
    return lines;
}

void add_key(Lines& lines, const YAML::Node& root, const Lines& path, const std::string& value) {
    Lines there = path;
    std::optional<Place> section;
    while (!section && there.size() > 1) {
        there.pop_back();
        section = find(root, there);
    }
    if (!section) {
        const Lines added = new_lines(path, 0, 0, value);
        lines.insert(lines.end(), added.begin(), added.end());
        return;
    }
    const Lines added = new_lines(path, there.size(), indentation_of(*section), value);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(section->line) + 1, added.begin(),
                 added.end());
}

/// What was made is read again: a form of YAML that this does not know must not go through.
bool has_value(const std::string& text, const Lines& path, const std::string& value) {
    try {
        const auto place = find(YAML::Load(text), path);
        return place && place->value.IsScalar() &&
               place->value.Scalar() == YAML::Load(value).Scalar();
    } catch (const YAML::Exception&) {
        return false;
    }
}

tl::unexpected<Error> by_hand(const std::string& key, const std::string& value,
                              const std::string& name) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("config", "{name} is written in a form that is not edited here; "
                                             "set {key} to {value} in it yourself"),
                        {{"name", name}, {"key", key}, {"value", value}}));
}

} // namespace

bool gives_key(const std::string& text, const std::string& key) {
    try {
        return find(YAML::Load(text), split(key, '.')).has_value();
    } catch (const YAML::Exception&) {
        return false;
    }
}

Result<std::string> set_in_yaml(const std::string& text, const std::string& key,
                                const std::string& value, const std::string& name) {
    const Lines path = split(key, '.');
    Lines lines = split(text, '\n');
    try {
        const YAML::Node root = YAML::Load(text);
        if (const auto place = find(root, path))
            put_value(lines[place->line], place->column, value);
        else
            add_key(lines, root, path, value);
    } catch (const YAML::Exception&) {
        return by_hand(key, value, name);
    }
    const std::string edited = fmt::format("{}\n", fmt::join(lines, "\n"));
    if (!has_value(edited, path, value))
        return by_hand(key, value, name);
    return edited;
}

} // namespace formant
