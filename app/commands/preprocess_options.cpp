#include "app/commands/preprocess_options.h"

#include "app/setting_options.h"

#include <CLI/CLI.hpp>

namespace formant {

CLI::App* add_preprocess_options(CLI::App& app, PreprocessRequest& request) {
    CLI::App* preprocess = app.add_subcommand(
        "preprocess", "Read and decode the recordings of a configuration into the cache, without "
                      "training; the training then starts at once. Where some had to be left out, "
                      "the exit code is 3");
    preprocess->add_option("-c,--config,file", request.config_file, "Configuration (YAML)")
        ->capture_default_str();
    add_setting_options(*preprocess, request.settings);
    preprocess
        ->add_option("--workers", request.workers,
                     "Processes that decode, instead of data.preprocess_workers; 0: automatic")
        ->check(CLI::Range(0, 256));
    return preprocess;
}

} // namespace formant
