#include "engine/config/yaml_edit.h"

#include "engine/config/yaml_place.h"
#include "engine/config/yaml_span.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <yaml-cpp/yaml.h>

namespace formant {
namespace {

void put_value(std::string& line, std::size_t key_column, const std::string& value) {
    const auto colon = line.find(':', key_column);
    const auto begin = line.find_first_not_of(" \t", colon + 1);
    if (begin == std::string::npos || line[begin] == '#' || line[begin] == '\r')
        line.insert(colon + 1, fmt::format(" {}", value));
    else
        line.replace(begin, end_of_value(line, begin) - begin, value);
}

/// As far in as the section's other keys.
std::size_t indentation_of(const YamlPlace& section) {
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
    std::optional<YamlPlace> section;
    while (!section && there.size() > 1) {
        there.pop_back();
        section = find_place(root, there);
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
        const auto place = find_place(YAML::Load(text), path);
        return place && same_value(place->value, YAML::Load(value));
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

Result<std::string> set_in_yaml(const std::string& text, const std::string& key,
                                const std::string& value, const std::string& name) {
    const Lines path = path_of_key(key);
    Lines lines = lines_of(text);
    try {
        const YAML::Node root = YAML::Load(text);
        if (const auto place = find_place(root, path)) {
            put_value(lines[place->line], place->column, value);
            remove_rest_of_value(lines, *place);
        } else {
            add_key(lines, root, path, value);
        }
    } catch (const YAML::Exception&) {
        return by_hand(key, value, name);
    }
    const std::string edited = fmt::format("{}\n", fmt::join(lines, "\n"));
    if (!has_value(edited, path, value))
        return by_hand(key, value, name);
    return edited;
}

} // namespace formant
