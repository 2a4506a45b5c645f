#include "app/commands/command_preflight.h"

#include "app/exit_code.h"
#include "app/options/run_options.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/session/preflight/preflight.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>

namespace formant {
namespace {

void print_check(const PreflightCheck& line) {
    static constexpr std::array grades = {"ok", "warn", "FAIL"};
    print_line(fmt::format("{:<5} {:<15} {}", grades[static_cast<std::size_t>(line.grade)], line.id,
                           to_english(line.what)));
}

} // namespace

CLI::App* add_preflight_options(CLI::App& app, RunRequest& run) {
    CLI::App* preflight = app.add_subcommand(
        "preflight",
        "Check if a configuration can be trained on this machine, and estimate the time");
    add_start_options(*preflight, run);
    return preflight;
}

int run_preflight_command(const RunRequest& request) {
    const StopOnSignal stop;
    const auto passed = run_preflight(request, PreflightDepth::full, stop.token(), print_check);
    // The lines have already reported the failure.
    return passed ? 0 : static_cast<int>(passed.error().kind);
}

} // namespace formant
