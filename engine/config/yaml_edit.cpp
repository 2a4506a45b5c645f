#include "engine/config/yaml_edit.h"

#include "engine/config/yaml_document.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_text.h"

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

/// Returns the indentation of the section's other keys.
std::size_t indentation_of(const YamlPlace& section) {
    if (section.value.IsMap() && section.value.size() > 0)
        return static_cast<std::size_t>(section.value.begin()->first.Mark().column);
    return section.column + 2;
}

/// Returns the line `key: value`, and before it the lines of its missing sections, each indented
/// more.
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

/// Parses the edited text again, so that a form of YAML that is not supported here is detected.
bool has_value(const std::string& text, const Lines& path, const std::string& value) {
    try {
        const auto place = find_place(load_yaml(text).root, path);
        return place && same_value(place->value, load_yaml(value).root);
    } catch (const YAML::Exception&) {
        return false;
    }
}

tl::unexpected<Error> cannot_set(const std::string& key, const std::string& value,
                                 const std::string& name) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("config", "{name} has a form that cannot be edited here; "
                                             "set {key} to {value} in it yourself"),
                        {{"name", text_name(name)}, {"key", key}, {"value", value}}));
}

/// Returns the document without the key. A section that loses its last key has no value then.
YAML::Node without(const YAML::Node& root, const Lines& path) {
    YAML::Node section = root;
    std::vector<YAML::Node> around;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        around.push_back(section);
        section.reset(section[path[i]]);
    }
    section.remove(path.back());
    if (section.size() == 0 && !around.empty())
        around.back()[path[path.size() - 2]] = YAML::Node();
    return root;
}

/// Parses the edited text again, so that the removal of anything else is detected.
bool lacks_only(const std::string& edited, const std::string& text, const Lines& path) {
    const YAML::Node left = without(load_yaml(text).root, path);
    const YAML::Node made = load_yaml(edited).root;
    return (left.size() == 0 && made.size() == 0) || YAML::Dump(left) == YAML::Dump(made);
}

std::optional<YamlPlace> find_key(const std::string& text, const std::string& key) {
    try {
        return find_place(load_yaml(text).root, path_of_key(key));
    } catch (const YAML::Exception&) { // reported where the text is read as a configuration
        return std::nullopt;
    }
}

} // namespace

Result<std::string> set_in_yaml(const std::string& text, const std::string& key,
                                const std::string& value, const std::string& name) {
    const Lines path = path_of_key(key);
    Lines lines = lines_of(text);
    try {
        const YAML::Node root = load_yaml(text).root;
        if (const auto place = find_place(root, path)) {
            put_value(lines[place->line], place->column, value);
            remove_rest_of_value(lines, *place);
        } else {
            add_key(lines, root, path, value);
        }
    } catch (const YAML::Exception&) {
        return cannot_set(key, value, name);
    }
    const std::string edited = fmt::format("{}\n", fmt::join(lines, "\n"));
    if (!has_value(edited, path, value))
        return cannot_set(key, value, name);
    return edited;
}

Result<std::string> rename_in_yaml(const std::string& text, const std::string& key,
                                   const std::string& new_key, const std::string& name) {
    const auto place = find_key(text, key);
    if (!place)
        return text;
    const std::string old_name = path_of_key(key).back();
    Lines lines = lines_of(text);
    std::string& line = lines[place->line];
    if (const auto at = line.find(old_name, place->column); at != std::string::npos)
        line.replace(at, old_name.size(), path_of_key(new_key).back());
    const std::string edited = fmt::format("{}\n", fmt::join(lines, "\n"));
    const auto renamed = find_key(edited, new_key);
    if (renamed && !contains_key(edited, key) && same_value(renamed->value, place->value))
        return edited;
    return cannot_set(new_key, YAML::Dump(place->value), name);
}

Result<std::string> remove_from_yaml(const std::string& text, const std::string& key,
                                     const std::string& name) {
    const Lines path = path_of_key(key);
    Lines lines = lines_of(text);
    try {
        const auto place = find_place(load_yaml(text).root, path);
        if (!place)
            return text;
        remove_rest_of_value(lines, *place);
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(place->line));
        const std::string edited =
            lines.empty() ? std::string() : fmt::format("{}\n", fmt::join(lines, "\n"));
        if (lacks_only(edited, text, path))
            return edited;
    } catch (const YAML::Exception&) { // reported below
    }
    return fail(ErrorKind::usage,
                message(FORMANT_TR("config", "{name} has a form that cannot be edited here; "
                                             "remove {key} from it yourself"),
                        {{"name", text_name(name)}, {"key", key}}));
}

bool is_valid_yaml(const std::string& text) {
    try {
        static_cast<void>(load_yaml(text));
        return true;
    } catch (const YAML::Exception&) {
        return false;
    }
}

bool contains_key(const std::string& text, const std::string& key) {
    return find_key(text, key).has_value();
}

std::optional<std::string> yaml_value(const std::string& text, const std::string& key) {
    const auto place = find_key(text, key);
    if (!place)
        return std::nullopt;
    return place->value.IsScalar() ? place->value.Scalar() : YAML::Dump(place->value);
}

int line_of_key(const std::string& text, const std::string& key) {
    const auto place = find_key(text, key);
    return place ? static_cast<int>(place->line) + 1 : 0;
}

} // namespace formant
