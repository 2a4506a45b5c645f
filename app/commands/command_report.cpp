#include "app/commands/command_report.h"

#include "app/exit_code.h"
#include "app/terminal_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace formant {

CLI::App* add_report_options(CLI::App& app, ReportRequest& request) {
    CLI::App* command = app.add_subcommand(
        "report", "Write one HTML file about a run: settings, plots, samples, advice, data, "
                  "hardware, checkpoints; of several runs, a comparison");
    command->add_option("run", request.runs, "Folders or names of the runs")->required();
    command->add_option("--runs", request.runs_folder, "Folder of the runs")->type_name("DIR");
    command
        ->add_option("--out", request.out,
                     "File to write, instead of report.html in the folder of the run, or "
                     "comparison.html next to the runs")
        ->type_name("FILE");
    command->add_flag("--force", request.force, "Replace a file that is not a report");
    return command;
}

int run_report(const ReportRequest& request) {
    const auto written = write_run_report(request);
    if (!written)
        return report(written.error());
    print_path(written->file);
    for (const std::string& fault : written->faults)
        print_error_line("formant: missing or damaged: " + fault);
    if (written->num_omitted_samples > 0)
        print_error_line(fmt::format("formant: samples that the page does not hold: {}",
                                     written->num_omitted_samples));
    return 0;
}

} // namespace formant
