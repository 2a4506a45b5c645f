#include "app/commands/status_options.h"

#include <CLI/CLI.hpp>

namespace formant {
namespace {

CLI::App* add(CLI::App& app, const std::string& name, const std::string& help, RunChoice& choice) {
    CLI::App* command = app.add_subcommand(name, help);
    command->add_option("run", choice.run, "The run's folder, or its name")->required();
    command->add_option("--runs", choice.runs_folder, "Folder of the runs")->type_name("DIR");
    return command;
}

} // namespace

CLI::App* add_status_options(CLI::App& app, RunChoice& choice) {
    return add(app, "status", "Tell how far a run is", choice);
}

CLI::App* add_stop_options(CLI::App& app, RunChoice& choice) {
    return add(app, "stop", "Have a run save and stop", choice);
}

} // namespace formant
