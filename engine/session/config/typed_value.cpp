#include "engine/session/config/typed_value.h"

#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>

namespace formant {
namespace {

/// Returns the lines of what was typed, without the empty ones.
std::vector<std::string> texts_in(const std::string& typed) {
    std::vector<std::string> texts;
    std::istringstream lines(typed);
    for (std::string line; std::getline(lines, line);)
        if (line.find_first_not_of(" \t\r") != std::string::npos)
            texts.push_back(line);
    return texts;
}

std::string in_brackets(const std::string& typed) {
    return typed.find('[') == std::string::npos ? fmt::format("[{}]", typed) : typed;
}

} // namespace

std::string as_typed(const FieldValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* numbers = std::get_if<std::vector<double>>(&value))
        return fmt::format("{}", fmt::join(*numbers, ", "));
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
        return fmt::format("{}", fmt::join(*texts, "\n"));
    return write_yaml(value);
}

Result<void> assign_typed(const ConfigTable& table, const BoundField& bound,
                          const std::string& typed) {
    const std::string where = fmt::format("“{}”", typed);
    const FieldValue now = bound.value();
    if (std::holds_alternative<std::vector<std::string>>(now))
        return table.assign(bound, texts_in(typed), where);
    const bool is_list = std::holds_alternative<std::vector<double>>(now);
    return assign_text(table, bound.key, is_list ? in_brackets(typed) : typed, where);
}

std::string as_written(const BoundField& bound) {
    return bound.field.choices.empty() ? write_yaml(bound.value()) : as_typed(bound.value());
}

} // namespace formant
