#include "app/options/number_validation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <string>

namespace formant {
namespace {

bool is_whole(const std::string& text) {
    std::int64_t number = 0;
    return CLI::detail::lexical_cast(text, number);
}

/// Rejects NaN too: every comparison with a range is false for it, so that it would pass range
/// checks.
bool is_finite(const std::string& text) {
    double number = 0;
    return CLI::detail::lexical_cast(text, number) && std::isfinite(number);
}

std::string error_unless(bool is_valid, const std::string& text, const char* expected) {
    return is_valid ? "" : fmt::format("'{}' is not a {}", text, expected);
}

/// Returns the check for the type that CLI11 names for the option's variable; other types accept
/// any text.
CLI::Validator number_check(const std::string& type) {
    if (type.starts_with("INT"))
        return {
            [](std::string& text) { return error_unless(is_whole(text), text, "whole number"); },
            ""};
    if (type.starts_with("FLOAT"))
        return {[](std::string& text) { return error_unless(is_finite(text), text, "number"); },
                ""};
    return {[](std::string&) { return std::string(); }, ""};
}

} // namespace

void add_number_validation(CLI::App& app) {
    for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; }))
        option->transform(number_check(option->get_type_name()));
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        add_number_validation(*command);
}

} // namespace formant
