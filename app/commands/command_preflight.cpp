#include "app/commands/command_preflight.h"

#include "app/exit_code.h"
#include "app/stop_on_signal.h"
#include "engine/session/preflight/preflight.h"

#include <fmt/format.h>

#include <array>

namespace formant {
namespace {

void print(const PreflightLine& line) {
    static constexpr std::array grades = {"ok", "warn", "FAIL"};
    fmt::print("{:<5} {:<15} {}\n", grades[static_cast<std::size_t>(line.grade)], line.id,
               to_english(line.what));
}

} // namespace

int look_before_training(const RunRequest& request) {
    const StopOnSignal stop;
    const auto looked = run_preflight(request, PreflightDepth::whole, stop.asked(), print);
    // The lines have said what failed.
    return looked ? 0 : static_cast<int>(looked.error().kind);
}

} // namespace formant
