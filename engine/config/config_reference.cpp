#include "engine/config/config_reference.h"

#include "engine/config/field_text.h"
#include "engine/config/yaml_writer.h"

#include <fmt/format.h>

namespace formant {
namespace {

std::string reference_heading(const std::string& section) {
    return section.empty() ? "## Top level\n\n" : fmt::format("## `{}:`\n\n", section);
}

std::string reference_block(const BoundField& bound) {
    std::string text =
        fmt::format("### `{}`\n\n{}\n\n- Takes: {}\n- Default: `{}`\n", bound.key,
                    to_english(bound.field.help), type_text(bound), write_yaml(bound.value()));
    if (!bound.field.aliases.empty())
        text += fmt::format("- On the command line also: {}\n", alias_text(bound.field));
    if (!bound.field.other_key.empty())
        text += fmt::format("- {}: `{}`\n", bound.field.was_renamed ? "Formerly" : "Also",
                            bound.field.other_key);
    if (!bound.field.restart_needed)
        text += "- Can be changed during training\n";
    return text + "\n";
}

} // namespace

std::string fields_as_markdown(const ConfigTable& table) {
    std::string text;
    const BoundField* before = nullptr;
    for (const BoundField& bound : table.fields()) {
        if (before == nullptr || before->section() != bound.section())
            text += reference_heading(bound.section());
        text += reference_block(bound);
        before = &bound;
    }
    return text;
}

} // namespace formant
