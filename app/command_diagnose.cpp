#include "app/command_diagnose.h"

#include "app/diagnosis_table.h"
#include "app/exit_code.h"
#include "engine/base/os_signals.h"
#include "engine/session/diagnosis_json.h"

#include <fmt/format.h>

namespace formant {

int diagnose_in_terminal(const DiagnoseCommand& command) {
    Cancellation cancellation;
    const SignalWatcher watcher([&](int) { cancellation.request(); });
    const auto report = diagnose(command.request, cancellation);
    if (!report)
        return formant::report(report.error());
    if (command.json) {
        fmt::print("{}\n", diagnosis_as_json(*report));
        return 0;
    }
    for (const std::string& line : diagnosis_table(*report))
        fmt::print("{}\n", line);
    return 0;
}

} // namespace formant
