#include "app/command_line.h"

#include "app/commands/checkpoint_options.h"
#include "app/commands/config_options.h"
#include "app/commands/convert_voice_options.h"
#include "app/commands/diagnose_options.h"
#include "app/commands/doctor_options.h"
#include "app/commands/hardware_options.h"
#include "app/commands/preprocess_options.h"
#include "app/commands/status_options.h"
#include "app/commands/synth_options.h"
#include "app/exit_code.h"
#include "app/number_values.h"
#include "app/run_options.h"
#include "app/usage_error.h"
#include "app/windows_paths.h"
#include "engine/base/version.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <utility>
#include <vector>

namespace formant {
namespace {

constexpr const char* description =
    "Formant Studio trains voices (text-to-speech models) from your own recordings.\n"
    "\n"
    "  formant                                   opens the window; a configuration or the folder\n"
    "                                            of a run behind it is opened in it\n"
    "  formant doctor recordings/                says what is wrong with recordings and texts\n"
    "  formant hardware                          what this machine has, and the settings for it\n"
    "  formant preflight --config my.yaml        looks whether it can be trained here\n"
    "  formant preprocess --config my.yaml       decodes the recordings ahead of the training\n"
    "  formant --headless --config my.yaml       trains in the terminal; Ctrl-C saves and stops,\n"
    "                                            the same line again goes on where it stopped\n"
    "  formant --headless --queue queue.json     trains one configuration after the other, one a\n"
    "                                            GPU at a time\n"
    "  formant diagnose --config my.yaml         says what makes a training slow, and what would\n"
    "                                            help most\n"
    "  formant synth --checkpoint F --out-dir DIR --text \"twenty one\"\n"
    "                                            speaks with a trained voice\n"
    "  formant convert-voice --checkpoint F --from ann --speaker bea --out-dir DIR ann.wav\n"
    "                                            makes a recording another speaker's (vits)\n"
    "  formant status RUN                        how far a run is, and which process trains it;\n"
    "                                            kill -USR1 PROCESS has it save now and go on\n"
    "  formant stop RUN                          has it save and stop\n"
    "  formant checkpoint info F                 what a checkpoint holds; also list, verify,\n"
    "                                            clean, export\n"
    "  formant config help                       lists every setting; also check, show, import,\n"
    "                                            reference\n"
    "\n"
    "Exit codes: 0 done, 1 internal error, 2 usage or configuration, 3 data, 4 device,\n"
    "5 checkpoint, 6 disk, 7 training failed, 130 interrupted after saving.";

using Subcommands = std::vector<std::pair<const CLI::App*, Command>>;

CLI::App* add_preflight(CLI::App& app, RunRequest& run) {
    CLI::App* preflight = app.add_subcommand(
        "preflight", "Look whether a configuration can be trained here, and how long it takes");
    add_start_options(*preflight, run);
    return preflight;
}

Subcommands add_subcommands(CLI::App& app, CommandLine& line) {
    return {{add_synth_options(app, line.speech), Command::synth},
            {add_convert_voice_options(app, line.conversion), Command::convert_voice},
            {add_checkpoint_options(app, line.checkpoint), Command::checkpoint},
            {add_diagnose_options(app, line.diagnosis), Command::diagnose},
            {add_doctor_options(app, line.dataset), Command::doctor},
            {add_hardware_options(app, line.hardware), Command::hardware},
            {add_preflight(app, line.run), Command::preflight},
            {add_preprocess_options(app, line.preprocessing), Command::preprocess},
            {add_status_options(app, line.choice), Command::status},
            {add_stop_options(app, line.choice), Command::stop},
            {add_config_options(app, line.config), Command::config}};
}

std::vector<std::string> names_of(const Subcommands& subcommands) {
    std::vector<std::string> names;
    for (const auto& [subcommand, command] : subcommands)
        names.push_back(subcommand->get_name());
    return names;
}

Command chosen_command(const RunFlags& flags, const Subcommands& subcommands) {
    if (flags.decode_worker)
        return Command::decode_worker;
    if (flags.tune_step)
        return Command::tune_step;
    for (const auto& [subcommand, command] : subcommands)
        if (subcommand->parsed())
            return command;
    if (flags.test_model)
        return Command::test_model;
    if (!flags.queue_file.empty())
        return Command::queue;
    return flags.headless ? Command::train : Command::window;
}

/// Without one, settings alone are a training with the defaults.
std::string configuration_here(const std::vector<std::string>& settings) {
    const char* file = "config.yaml";
    std::error_code unreadable; // as if it were not there
    return settings.empty() || std::filesystem::exists(file, unreadable) ? file : "";
}

} // namespace

CommandLine read_command_line(int argc, char** argv) {
    CommandLine line;
    RunFlags flags;
    CLI::App app(description, "formant");
    app.set_version_flag("--version",
                         "formant " + formant_version() + " (LibTorch " + torch_version() + ")");
    add_run_options(app, line.run, flags);
    const Subcommands subcommands = add_subcommands(app, line);
    line.commands = names_of(subcommands);
    understand_windows_paths(app);
    refuse_what_is_no_number(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& stop) {
        line.command = Command::nothing;
        const bool only_asked = stop.get_exit_code() == 0; // for help or the version
        line.exit_code = only_asked ? app.exit(stop) : report(usage_error(app, stop));
        return line;
    }
    line.command = chosen_command(flags, subcommands);
    line.queue_file = flags.queue_file;
    line.keeps_awake = flags.keeps_awake;
    line.verbose = flags.verbose;
    line.json_log = flags.log_format == "json";
    if (line.run.config_file.empty() && line.command != Command::window)
        line.run.config_file = configuration_here(line.run.settings);
    return line;
}

} // namespace formant
