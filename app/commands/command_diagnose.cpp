#include "app/commands/command_diagnose.h"

#include "app/diagnosis_table.h"
#include "app/exit_code.h"
#include "app/options/run_options.h"
#include "app/options/setting_options.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/session/training/rank_diagnosis.h"
#include "engine/session/training/rank_launcher.h"
#include "engine/session/tuning/diagnosis_json.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

void print(const DiagnosisReport& report, bool as_json) {
    if (as_json)
        return fmt::print("{}\n", diagnosis_as_json(report));
    for (const std::string& line : diagnosis_table(report))
        print_line(line);
}

} // namespace

CLI::App* add_diagnose_options(CLI::App& app, DiagnoseCommand& command) {
    DiagnoseRequest& request = command.request;
    CLI::App* diagnose = app.add_subcommand(
        "diagnose",
        "Train some steps of a configuration, measure where the time goes, and report the "
        "bottleneck and the setting that would help most. Saves nothing");
    diagnose->add_option("-c,--config,file", request.config_file, config_file_help);
    add_setting_options(*diagnose, request.settings);
    diagnose
        ->add_option("--num-batches", request.num_batches,
                     "Number of measured steps; more are more accurate")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    diagnose->add_option("--gpu", request.device, "auto, cpu, the number of a GPU or its UUID")
        ->capture_default_str();
    add_rank_options(*diagnose, command.ranks, "Diagnose a run on");
    diagnose
        ->add_option("--trace", request.trace_file,
                     "Write a trace of all threads for chrome://tracing or ui.perfetto.dev")
        ->type_name("FILE");
    diagnose->add_flag("--json", command.json, "Print the results as JSON");
    diagnose->add_flag("--apply", request.apply,
                       "Write the most helpful change to the configuration, keeping its comments");
    return diagnose;
}

namespace {

int show_diagnosis(const DiagnosisReport& report, bool as_json) {
    print(report, as_json);
    int exit_code = 0;
    for (const Error& fault : report.faults)
        exit_code = formant::report(fault);
    return exit_code;
}

/// Only rank 0 shows the result, or why there is none.
int diagnose_with_ranks(const DiagnoseCommand& command) {
    const StopOnSignal stop;
    const auto found = diagnose_as_rank(command.request, stop.token());
    if (!is_rank_0())
        return found ? 0 : static_cast<int>(found.error().kind);
    return found ? show_diagnosis(*found, command.json) : report(found.error());
}

} // namespace

int diagnose_in_terminal(const DiagnoseCommand& command) {
    if (is_one_of_several_ranks())
        return diagnose_with_ranks(command);
    if (command.ranks.are_given())
        return launch_ranks(command.ranks);
    const StopOnSignal stop;
    const auto report = diagnose(command.request, stop.token());
    return report ? show_diagnosis(*report, command.json) : formant::report(report.error());
}

} // namespace formant
