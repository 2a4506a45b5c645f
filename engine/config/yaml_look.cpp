#include "engine/config/yaml_look.h"

#include "engine/config/yaml_place.h"

namespace formant {
namespace {

std::optional<YamlPlace> look(const std::string& text, const std::string& key) {
    try {
        return find_place(YAML::Load(text), path_of_key(key));
    } catch (const YAML::Exception&) { // is told where the text is read as a configuration
        return std::nullopt;
    }
}

} // namespace

bool is_yaml(const std::string& text) {
    try {
        YAML::Load(text);
        return true;
    } catch (const YAML::Exception&) {
        return false;
    }
}

bool gives_key(const std::string& text, const std::string& key) {
    return look(text, key).has_value();
}

std::optional<std::string> written_value(const std::string& text, const std::string& key) {
    const auto place = look(text, key);
    if (!place)
        return std::nullopt;
    return place->value.IsScalar() ? place->value.Scalar() : YAML::Dump(place->value);
}

int line_of_key(const std::string& text, const std::string& key) {
    const auto place = look(text, key);
    return place ? static_cast<int>(place->line) + 1 : 0;
}

} // namespace formant
