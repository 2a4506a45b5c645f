#include "engine/config/yaml_removal.h"

#include "engine/config/yaml_place.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

/// The document without the key; a section that loses its last one is as if it had no value.
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

/// What was made is read again here, too: nothing else may have gone.
bool lacks_only(const std::string& edited, const std::string& text, const Lines& path) {
    const YAML::Node left = without(YAML::Load(text), path);
    const YAML::Node made = YAML::Load(edited);
    return (left.size() == 0 && made.size() == 0) || YAML::Dump(left) == YAML::Dump(made);
}

} // namespace

Result<std::string> remove_from_yaml(const std::string& text, const std::string& key,
                                     const std::string& name) {
    const Lines path = path_of_key(key);
    Lines lines = lines_of(text);
    try {
        const auto place = find_place(YAML::Load(text), path);
        if (!place)
            return text;
        remove_rest_of_value(lines, *place);
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(place->line));
        const std::string edited =
            lines.empty() ? std::string() : fmt::format("{}\n", fmt::join(lines, "\n"));
        if (lacks_only(edited, text, path))
            return edited;
    } catch (const YAML::Exception&) { // is told below
    }
    return fail(ErrorKind::usage,
                message(FORMANT_TR("config", "{name} is written in a form that is not edited here; "
                                             "remove {key} from it yourself"),
                        {{"name", name}, {"key", key}}));
}

} // namespace formant
