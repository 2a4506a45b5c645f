#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace formant {

/// Returns the options and arguments that the help of a command shows.
inline std::vector<const CLI::Option*> visible_options(const CLI::App& command) {
    return command.get_options(
        [](const CLI::Option* option) { return !option->get_group().empty(); });
}

/// Returns the commands of a command that its help shows.
inline std::vector<const CLI::App*> visible_commands(const CLI::App& command) {
    return command.get_subcommands(
        [](const CLI::App* inner) { return !inner->get_group().empty(); });
}

/// Returns false for a flag.
inline bool takes_value(const CLI::Option& option) {
    return option.get_items_expected_max() > 0;
}

/// Returns the names of an option as they are written: "-c", "--config".
inline std::vector<std::string> written_names(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    return names;
}

} // namespace formant
