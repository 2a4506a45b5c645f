#include "app/options/windows_paths.h"

#include <CLI/CLI.hpp>

namespace formant {

void add_windows_path_support(CLI::App& app, const std::optional<Path>& drives) {
    const auto translate = [drives](const std::string& value) {
        return from_windows_path(value, drives);
    };
    for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; }))
        if (!option->check_lname("text"))
            option->transform(translate);
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        add_windows_path_support(*command, drives);
}

} // namespace formant
