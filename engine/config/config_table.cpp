#include "engine/config/config_table.h"

#include "engine/base/text/nearest_name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

std::vector<double> numbers_in(const FieldValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return {static_cast<double>(*whole)};
    if (const auto* number = std::get_if<double>(&value))
        return {*number};
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return *list;
    return {};
}

constexpr MessageText out_of_range =
    FORMANT_TR("config", "{where}: {key} is {value}; it must be between {minimum} and {maximum}");
constexpr MessageText out_of_range_and_not_automatic =
    FORMANT_TR("config", "{where}: {key} is {value}; it must be between {minimum} and {maximum}, "
                         "or be 0 for automatic");

std::string limit_text(std::optional<double> limit) {
    return limit ? fmt::format("{}", *limit) : "any";
}

Result<void> check_range(const BoundField& bound, const FieldValue& value,
                         const MessageArg& where) {
    for (const double number : numbers_in(value)) {
        const bool low = bound.field.minimum && number < *bound.field.minimum;
        const bool high = bound.field.maximum && number > *bound.field.maximum;
        if (!low && !high && std::isfinite(number))
            continue;
        if (number == 0 && bound.field.zero_is_automatic)
            continue;
        return fail(
            ErrorKind::usage,
            message(bound.field.zero_is_automatic ? out_of_range_and_not_automatic : out_of_range,
                    {{"where", where},
                     {"key", bound.key},
                     {"value", fmt::format("{}", number)},
                     {"minimum", limit_text(bound.field.minimum)},
                     {"maximum", limit_text(bound.field.maximum)}}));
    }
    return {};
}

Error unknown_choice(const BoundField& bound, const std::string& chosen, const MessageArg& where) {
    MessageArgs args = {{"where", where},
                        {"key", bound.key},
                        {"value", chosen},
                        {"choices", fmt::format("{}", fmt::join(bound.field.choices, ", "))}};
    const auto meant = nearest_name(chosen, bound.field.choices);
    if (!meant)
        return {ErrorKind::usage,
                message(FORMANT_TR("config", "{where}: {key} is '{value}'; it must be one of: "
                                             "{choices}"),
                        std::move(args))};
    args.emplace_back("meant", *meant);
    return {ErrorKind::usage,
            message(FORMANT_TR("config", "{where}: {key} is '{value}'; did you mean '{meant}'? It "
                                         "must be one of: {choices}"),
                    std::move(args))};
}

bool has(const std::vector<std::string>& choices, const std::string& choice) {
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

Result<void> check_choice(const BoundField& bound, const FieldValue& value,
                          const MessageArg& where) {
    const auto* chosen = std::get_if<std::string>(&value);
    const auto& choices = bound.field.choices;
    if (chosen == nullptr || choices.empty() || has(choices, *chosen))
        return {};
    return fail(unknown_choice(bound, *chosen, where));
}

/// Maps true, yes and their opposites to the choices on and off.
FieldValue as_choice(const BoundField& bound, const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    const auto& choices = bound.field.choices;
    if (text == nullptr || has(choices, *text) || !has(choices, "on") || !has(choices, "off"))
        return value;
    bool is_on = false;
    return YAML::convert<bool>::decode(YAML::Node(*text), is_on)
               ? FieldValue(std::string(is_on ? "on" : "off"))
               : value;
}

} // namespace

bool BoundField::is_automatic() const {
    const FieldValue now = value();
    if (const auto* chosen = std::get_if<std::string>(&now))
        return !field.automatic_choice.empty() && *chosen == field.automatic_choice;
    return field.zero_is_automatic &&
           (now == FieldValue(std::int64_t{0}) || now == FieldValue(0.0));
}

std::string BoundField::section() const {
    const std::size_t dot = key.rfind('.');
    return dot == std::string::npos ? "" : key.substr(0, dot);
}

const BoundField* ConfigTable::find(const std::string& key) const {
    const auto found = std::find_if(fields_.begin(), fields_.end(), [&](const BoundField& bound) {
        return bound.key == key || (!key.empty() && bound.field.other_key == key);
    });
    return found == fields_.end() ? nullptr : &*found;
}

bool ConfigTable::has_section(const std::string& section) const {
    return std::any_of(fields_.begin(), fields_.end(), [&](const BoundField& field) {
        return field.key.starts_with(section + ".") ||
               field.field.other_key.starts_with(section + ".");
    });
}

Result<void> ConfigTable::assign(const BoundField& bound, const FieldValue& value,
                                 const MessageArg& where) const {
    const FieldValue meant = as_choice(bound, value);
    return check_range(bound, meant, where)
        .and_then([&] { return check_choice(bound, meant, where); })
        .map([&] { bound.field.set(bound.config, meant); });
}

Error ConfigTable::unknown_key(const std::string& key, const MessageArg& where) const {
    std::vector<std::string> keys;
    for (const BoundField& field : fields_)
        keys.push_back(field.key);
    if (const auto meant = nearest_name(key, keys))
        return {ErrorKind::usage,
                message(FORMANT_TR("config",
                                   "{where}: unknown setting '{key}'; did you mean '{meant}'?"),
                        {{"where", where}, {"key", key}, {"meant", *meant}})};
    return {ErrorKind::usage,
            message(FORMANT_TR("config", "{where}: unknown setting '{key}'; `formant config help` "
                                         "lists all of them"),
                    {{"where", where}, {"key", key}})};
}

ConfigTable ConfigTable::only(const std::vector<std::string>& keys) const {
    ConfigTable part;
    for (const BoundField& field : fields_)
        if (std::find(keys.begin(), keys.end(), field.key) != keys.end())
            part.fields_.push_back(field);
    return part;
}

ConfigTable ConfigTable::below(const std::string& section) const {
    ConfigTable part;
    for (const BoundField& field : fields_)
        if (field.key == section || field.key.starts_with(section + "."))
            part.fields_.push_back(field);
    return part;
}

std::vector<std::string> ConfigTable::differences(const ConfigTable& other) const {
    std::vector<std::string> keys;
    for (const BoundField& field : fields_) {
        const BoundField* theirs = other.find(field.key);
        if (theirs == nullptr || theirs->value() != field.value())
            keys.push_back(field.key);
    }
    return keys;
}

std::vector<std::string> ConfigTable::differences_in_result(const ConfigTable& other) const {
    std::vector<std::string> keys = differences(other);
    std::erase_if(keys, [&](const std::string& key) {
        const BoundField& bound = *find(key);
        return bound.field.only_speed || bound.is_automatic();
    });
    return keys;
}

} // namespace formant
