#include "app/windows_paths.h"

#include <CLI/CLI.hpp>

namespace formant {

void understand_windows_paths(CLI::App& app, const std::optional<Path>& drives) {
    const auto translate = [drives](const std::string& value) {
        return from_windows_path(value, drives);
    };
    for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; }))
        if (!option->check_lname("text"))
            option->transform(translate);
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        understand_windows_paths(*command, drives);
}

} // namespace formant
