#pragma once

#include "engine/config/field.h"

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Returns 0 for a number that is not an integer, so that a check for positive ones reports it.
inline std::int64_t to_integer(double number) {
    return number == std::floor(number) ? static_cast<std::int64_t>(number) : 0;
}

/// Creates a field that is a list of integers from 1 to 4096. Whether its numbers are integers is
/// left to the check of the struct (to_integer()).
template <class Config>
FieldBuilder integer_list_field(std::string name, std::vector<std::int64_t> Config::*member,
                                MessageText help) {
    Field result;
    result.name = std::move(name);
    result.help = message(help);
    result.minimum = 1;
    result.maximum = 4096;
    result.get = [member](const void* config) -> FieldValue {
        const auto& numbers = static_cast<const Config*>(config)->*member;
        return std::vector<double>(numbers.begin(), numbers.end());
    };
    result.set = [member](void* config, const FieldValue& value) {
        auto& numbers = static_cast<Config*>(config)->*member;
        numbers.clear();
        for (const double number : std::get<std::vector<double>>(value))
            numbers.push_back(to_integer(number));
    };
    return FieldBuilder(std::move(result));
}

} // namespace formant
