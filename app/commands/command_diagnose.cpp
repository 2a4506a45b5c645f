#include "app/commands/command_diagnose.h"

#include "app/diagnosis_table.h"
#include "app/exit_code.h"
#include "app/stop_on_signal.h"
#include "engine/session/tuning/diagnosis_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

void print(const DiagnosisReport& report, bool as_json) {
    if (as_json)
        return fmt::print("{}\n", diagnosis_as_json(report));
    const std::vector<std::string> lines = diagnosis_table(report);
    fmt::print("{}\n", fmt::join(lines, "\n"));
}

} // namespace

int diagnose_in_terminal(const DiagnoseCommand& command) {
    const StopOnSignal stop;
    const auto report = diagnose(command.request, stop.asked());
    if (!report)
        return formant::report(report.error());
    print(*report, command.json);
    int exit_code = 0;
    for (const Error& fault : report->faults)
        exit_code = formant::report(fault);
    return exit_code;
}

} // namespace formant
