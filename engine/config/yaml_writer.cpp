#include "engine/config/yaml_writer.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <sstream>

namespace formant {
namespace {

/// Returns the shortest text that parses to the same number: 0.98, not 0.97999999999999998.
std::string shortest(double number) {
    return fmt::format("{}", number);
}

std::vector<std::string> shortest(const std::vector<double>& numbers) {
    std::vector<std::string> texts;
    texts.reserve(numbers.size());
    for (const double number : numbers)
        texts.push_back(shortest(number));
    return texts;
}

void emit_value(YAML::Emitter& out, const FieldValue& value) {
    std::visit(
        [&]<class T>(const T& held) {
            if constexpr (std::is_same_v<T, std::string>) {
                out << YAML::DoubleQuoted << held;
            } else if constexpr (std::is_same_v<T, std::vector<double>>) {
                out << YAML::Flow << shortest(held);
            } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
                out << YAML::Flow << held;
            } else if constexpr (std::is_same_v<T, double>) {
                out << shortest(held);
            } else {
                out << held;
            }
        },
        value);
}

/// An automatic number gets the comment "automatic"; a text choice is self-explanatory.
bool needs_automatic_comment(const BoundField& field) {
    return field.is_automatic() && !std::holds_alternative<std::string>(field.value());
}

std::vector<std::string> split_key(const std::string& key) {
    std::vector<std::string> parts;
    std::istringstream stream(key);
    for (std::string part; std::getline(stream, part, '.');)
        parts.push_back(part);
    return parts;
}

/// Emits fields in the table's order, opening and closing sections as their keys change.
class YamlWriter {
  public:
    std::string write(const ConfigTable& table) {
        out_ << YAML::BeginMap;
        for (const BoundField& field : table.fields())
            write_field(field);
        close_to(0);
        out_ << YAML::EndMap;
        return std::string(out_.c_str()) + "\n";
    }

  private:
    void write_field(const BoundField& field) {
        const std::vector<std::string> parts = split_key(field.key);
        std::size_t shared = 0;
        while (shared < open_.size() && shared + 1 < parts.size() && open_[shared] == parts[shared])
            ++shared;
        close_to(shared);
        for (std::size_t i = shared; i + 1 < parts.size(); ++i) {
            out_ << YAML::Key << parts[i] << YAML::Value << YAML::BeginMap;
            open_.push_back(parts[i]);
        }
        out_ << YAML::Key << parts.back() << YAML::Value;
        emit_value(out_, field.value());
        if (needs_automatic_comment(field))
            out_ << YAML::Comment("automatic");
    }

    void close_to(std::size_t depth) {
        for (; open_.size() > depth; open_.pop_back())
            out_ << YAML::EndMap;
    }

    YAML::Emitter out_;
    std::vector<std::string> open_;
};

} // namespace

std::string write_yaml(const ConfigTable& table) {
    return YamlWriter().write(table);
}

std::string write_yaml(const FieldValue& value) {
    YAML::Emitter out;
    emit_value(out, value);
    return out.c_str();
}

std::string setting_text(const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : write_yaml(value);
}

} // namespace formant
