#include "engine/config/config_help.h"

#include "engine/config/field_text.h"
#include "engine/config/yaml_writer.h"

#include <fmt/format.h>

namespace formant {
namespace {

std::string block(const BoundField& bound) {
    const std::string aliases = alias_text(bound.field);
    return fmt::format("{}  ({}; now {}{})\n    {}\n", bound.key, type_text(bound),
                       write_yaml(bound.value()), aliases.empty() ? "" : "; also " + aliases,
                       to_english(bound.field.help));
}

std::string heading(const std::string& section) {
    return fmt::format("== {} ==\n", section.empty() ? "top level" : section);
}

} // namespace

std::string describe_fields(const ConfigTable& table) {
    std::string text;
    for (const BoundField& bound : table.fields())
        text += block(bound);
    return text;
}

std::string describe_sections(const ConfigTable& table) {
    std::string text;
    const BoundField* before = nullptr;
    for (const BoundField& bound : table.fields()) {
        if (before == nullptr || before->section() != bound.section())
            text += fmt::format("{}{}", before == nullptr ? "" : "\n", heading(bound.section()));
        text += block(bound);
        before = &bound;
    }
    return text;
}

} // namespace formant
