#include "app/preprocess_options.h"

#include <CLI/CLI.hpp>

namespace formant {

CLI::App* add_preprocess_options(CLI::App& app, PreprocessRequest& request) {
    CLI::App* preprocess = app.add_subcommand(
        "preprocess", "Read and decode the recordings of a configuration into the cache, without "
                      "training; the training then starts at once");
    preprocess->add_option("-c,--config", request.config_file, "Configuration (YAML)")
        ->capture_default_str();
    preprocess
        ->add_option("--set", request.settings,
                     "Override one setting: --set data.corpus=recordings")
        ->type_name("KEY=VALUE")
        ->take_all();
    preprocess
        ->add_option("--workers", request.workers,
                     "Processes that decode, instead of data.num_workers; 0: one a core")
        ->check(CLI::Range(0, 256));
    return preprocess;
}

} // namespace formant
