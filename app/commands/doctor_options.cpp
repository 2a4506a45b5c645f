#include "app/commands/doctor_options.h"

#include <CLI/CLI.hpp>

namespace formant {

CLI::App* add_doctor_options(CLI::App& app, DatasetRequest& dataset) {
    CLI::App* doctor = app.add_subcommand(
        "doctor",
        "Look for what is wrong with a corpus: unreadable, silent, clipped, too short or "
        "long, twice there, text and sound that do not fit. Where something does harm and "
        "--fix is not given, the exit code is 3");
    doctor->add_option("dataset", dataset.corpus, "Folder of the recordings or their metadata file")
        ->required();
    doctor->add_flag("--fix", dataset.fix,
                     "Write a copy of the metadata without what does harm, beside the old one; "
                     "recordings are never changed. What an earlier --fix wrote is kept as "
                     "FILE.old where it differs");
    doctor->add_option("--format", dataset.format, "Kind of corpus, as data.format")
        ->capture_default_str();
    doctor->add_option("--prompt-list", dataset.prompt_list, "One prompt list of a profile folder")
        ->capture_default_str();
    doctor->add_option("--workers", dataset.workers, "Processes that read; 0: one a core")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    return doctor;
}

} // namespace formant
