#include "app/command_line.h"

#include "app/commands/command_checkpoint.h"
#include "app/commands/command_config.h"
#include "app/commands/command_convert_voice.h"
#include "app/commands/command_diagnose.h"
#include "app/commands/command_doctor.h"
#include "app/commands/command_export.h"
#include "app/commands/command_hardware.h"
#include "app/commands/command_preflight.h"
#include "app/commands/command_preprocess.h"
#include "app/commands/command_report.h"
#include "app/commands/command_segment.h"
#include "app/commands/command_status.h"
#include "app/commands/command_synth.h"
#include "app/exit_code.h"
#include "app/launcher/about.h"
#include "app/options/completion.h"
#include "app/options/man_page.h"
#include "app/options/number_validation.h"
#include "app/options/run_options.h"
#include "app/options/usage_error.h"
#include "app/options/windows_paths.h"
#include "engine/base/os/os_module.h"
#include "engine/base/version.h"
#include "engine/session/runs/open_run.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

namespace formant {
namespace {

constexpr const char* description =
    "Formant Studio trains voices (text-to-speech models) from your own recordings.\n"
    "\n"
    "  formant [FILE]                            opens the window, with a configuration or the\n"
    "                                            folder of a run\n"
    "  formant doctor recordings/                checks recordings and texts for problems\n"
    "  formant segment talk.mp3 --to clips       cuts long recordings into the clips of a corpus\n"
    "  formant hardware                          shows the hardware and recommended settings\n"
    "  formant preflight --config my.yaml        checks if the configuration can be trained here\n"
    "  formant preprocess --config my.yaml       decodes the recordings before training\n"
    "  formant --headless --config my.yaml       trains in the terminal; Ctrl-C saves and stops,\n"
    "                                            run the same command again to resume\n"
    "  formant --headless --queue queue.json     trains the jobs of a queue, one per GPU\n"
    "  formant diagnose --config my.yaml         finds the bottleneck of training and its fix\n"
    "  formant synth --checkpoint F --out-dir DIR --text \"twenty one\"\n"
    "                                            synthesizes speech with a trained voice\n"
    "  formant convert-voice --checkpoint F --from ann --speaker bea --out-dir DIR ann.wav\n"
    "                                            converts a recording to another speaker\n"
    "  formant export F --to piper --out DIR     exports a voice for Piper and Home Assistant\n"
    "  formant status RUN                        shows progress and process of a run;\n"
    "                                            kill -USR1 PROCESS saves a checkpoint now\n"
    "  formant stop RUN                          saves and stops a run\n"
    "  formant report RUN                        writes a page about a run, with plots and "
    "samples;\n"
    "                                            of several runs, a page that compares them\n"
    "  formant checkpoint info F                 shows what a checkpoint contains; also list,\n"
    "                                            verify, clean, export, convert\n"
    "  formant config help                       lists every setting; also check, show, import,\n"
    "                                            reference\n"
    "\n"
    "Exit codes: 0 success, 1 internal error, 2 usage or configuration, 3 data, 4 device,\n"
    "5 checkpoint, 6 disk, 7 training failed, 130 interrupted after saving, 131 ended at once by "
    "a\n"
    "second Ctrl-C, so that steps or files are lost.";

using Subcommands = std::vector<std::pair<const CLI::App*, Command>>;

Subcommands add_subcommands(CLI::App& app, CommandLine& line) {
    return {{add_synth_options(app, line.speech), Command::synth},
            {add_convert_voice_options(app, line.conversion), Command::convert_voice},
            {add_export_options(app, line.voice_export), Command::export_for_player},
            {add_checkpoint_options(app, line.checkpoint), Command::checkpoint},
            {add_diagnose_options(app, line.diagnosis), Command::diagnose},
            {add_doctor_options(app, line.dataset), Command::doctor},
            {add_hardware_options(app, line.hardware), Command::hardware},
            {add_preflight_options(app, line.run), Command::preflight},
            {add_preprocess_options(app, line.preprocessing), Command::preprocess},
            {add_report_options(app, line.report), Command::report},
            {add_segment_options(app, line.segmentation), Command::segment},
            {add_status_options(app, line.choice), Command::status},
            {add_stop_options(app, line.choice), Command::stop},
            {add_config_options(app, line.config), Command::config},
            {add_libtorch_options(app, line.libtorch), Command::libtorch}};
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

/// Sets a file that is not given to ./config.yaml, unless it does not exist and settings are given,
/// which then apply to the defaults.
void set_default_config_file(std::string& file, const std::vector<std::string>& settings) {
    const char* usual = "config.yaml";
    std::error_code unreadable; // treated as missing
    if (file.empty() && (settings.empty() || std::filesystem::exists(usual, unreadable)))
        file = usual;
}

/// Resolves a configuration that is the folder of a run, or lies in it.
Result<void> resolve_run(std::string& config_file, std::vector<std::string>& settings) {
    RunRequest request;
    request.settings = settings;
    return request_to_open(config_file, request).map([&](const RunRequest& opened) {
        config_file = opened.config_file;
        settings = opened.settings;
    });
}

/// Resolves the configuration of the command. The window does so itself.
Result<void> resolve_runs(CommandLine& line) {
    if (line.command == Command::diagnose)
        return resolve_run(line.diagnosis.request.config_file, line.diagnosis.request.settings);
    if (line.command == Command::preprocess)
        return resolve_run(line.preprocessing.config_file, line.preprocessing.settings);
    const bool reads_run = line.command == Command::train || line.command == Command::preflight ||
                           line.command == Command::test_model;
    if (!reads_run || line.run.config_file.empty())
        return {};
    return request_to_open(line.run.config_file, line.run).map([&](RunRequest request) {
        line.run = std::move(request);
    });
}

/// Returns the text that an option prints instead of running a command; nothing without such an
/// option.
std::optional<std::string> requested_text(const CLI::App& app, const RunFlags& flags) {
    if (flags.version)
        return flags.verbose ? about_text(libtorch_folder(), engine_folder())
                             : version_line() + "\n";
    if (flags.man_page)
        return man_page(app, formant_version());
    if (!flags.completion.empty())
        return completion_script(app, flags.completion);
    return std::nullopt;
}

CommandLine refused(CommandLine line, const Error& error) {
    line.command = Command::nothing;
    line.exit_code = report(error);
    return line;
}

} // namespace

CommandLine read_command_line(int argc, char** argv) {
    CommandLine line;
    if (const auto readable = check_encoding({argv + std::min(argc, 1), argv + argc}); !readable)
        return refused(line, readable.error());
    RunFlags flags;
    CLI::App app(description, "formant");
    add_run_options(app, line.run, flags);
    const Subcommands subcommands = add_subcommands(app, line);
    line.commands = names_of(subcommands);
    add_windows_path_support(app);
    add_number_validation(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& stop) {
        line.command = Command::nothing;
        const bool is_help_or_version = stop.get_exit_code() == 0;
        line.exit_code = is_help_or_version
                             ? app.exit(stop)
                             : report(usage_error(app, stop, {argv + 1, argv + argc}));
        return line;
    }
    if (const auto text = requested_text(app, flags)) {
        fmt::print("{}", *text);
        line.command = Command::nothing;
        return line;
    }
    line.command = chosen_command(flags, subcommands);
    line.queue_file = flags.queue_file;
    line.retries_failed = flags.retries_failed;
    line.recipe = flags.recipe;
    line.device_is_given = app.count("--gpu") + app.count("--use-gpu") > 0;
    line.keeps_awake = flags.keeps_awake;
    line.ranks = flags.ranks;
    line.gpus = flags.gpus;
    line.max_restarts = flags.max_restarts;
    line.arguments = {argv + std::min(argc, 1), argv + argc};
    line.hardware.ranks.arguments = line.arguments;
    line.diagnosis.ranks.arguments = line.arguments;
    line.verbose = flags.verbose;
    line.json_log = flags.log_format == "json";
    if (line.command != Command::window)
        set_default_config_file(line.run.config_file, line.run.settings);
    set_default_config_file(line.diagnosis.request.config_file, line.diagnosis.request.settings);
    set_default_config_file(line.preprocessing.config_file, line.preprocessing.settings);
    const auto resolved = resolve_runs(line);
    return resolved ? line : refused(line, resolved.error());
}

} // namespace formant
