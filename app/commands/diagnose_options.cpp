#include "app/commands/diagnose_options.h"

#include "app/setting_options.h"

#include <CLI/CLI.hpp>

namespace formant {

CLI::App* add_diagnose_options(CLI::App& app, DiagnoseCommand& command) {
    DiagnoseRequest& request = command.request;
    CLI::App* diagnose = app.add_subcommand(
        "diagnose",
        "Train some steps of a configuration, measure where the time goes, and say what "
        "the speed is bound by and which setting would help most. Nothing is kept");
    diagnose->add_option("-c,--config,file", request.config_file, "Configuration (YAML)")
        ->capture_default_str();
    add_setting_options(*diagnose, request.settings);
    diagnose
        ->add_option("--num-batches", request.num_batches,
                     "Steps that are measured; more make a steadier figure")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    diagnose->add_option("--gpu", request.device, "auto, cpu, the number of a GPU or its UUID")
        ->capture_default_str();
    diagnose
        ->add_option("--trace", request.trace_file,
                     "Write what each thread did when, for chrome://tracing or ui.perfetto.dev")
        ->type_name("FILE");
    diagnose->add_flag("--json", command.json, "Print the figures as JSON");
    diagnose->add_flag("--apply", request.apply,
                       "Write the change that would help most into the configuration; its comments "
                       "stay");
    return diagnose;
}

} // namespace formant
