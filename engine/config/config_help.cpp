#include "engine/config/config_help.h"

#include "engine/config/field_words.h"
#include "engine/config/yaml_writer.h"

#include <fmt/format.h>

namespace formant {

std::string describe_fields(const ConfigTable& table) {
    std::string text;
    for (const BoundField& bound : table.fields()) {
        const std::string aliases = alias_words(bound.field);
        text += fmt::format("{}  ({}; now {}{})\n    {}\n", bound.key, type_words(bound),
                            write_yaml(bound.value()), aliases.empty() ? "" : "; also " + aliases,
                            bound.field.help.text);
    }
    return text;
}

} // namespace formant
