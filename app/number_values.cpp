#include "app/number_values.h"

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

/// Of "not a number" every comparison with a range is false, so that it would pass as within.
bool is_finite(const std::string& text) {
    double number = 0;
    return CLI::detail::lexical_cast(text, number) && std::isfinite(number);
}

std::string fault_unless(bool good, const std::string& text, const char* wanted) {
    return good ? "" : fmt::format("'{}' is no {}", text, wanted);
}

/// By the type that CLI11 names for the option's variable; other types take any text.
CLI::Validator number_check(const std::string& type) {
    if (type.starts_with("INT"))
        return {
            [](std::string& text) { return fault_unless(is_whole(text), text, "whole number"); },
            ""};
    if (type.starts_with("FLOAT"))
        return {[](std::string& text) { return fault_unless(is_finite(text), text, "number"); },
                ""};
    return {[](std::string&) { return std::string(); }, ""};
}

} // namespace

void refuse_what_is_no_number(CLI::App& app) {
    for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; }))
        option->transform(number_check(option->get_type_name()));
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        refuse_what_is_no_number(*command);
}

} // namespace formant
