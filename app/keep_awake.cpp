#include "app/keep_awake.h"

#include "engine/base/log.h"

#include <filesystem>

namespace formant {
namespace {

constexpr double max_wait_s = 10;

/// Returns true if the lock is held: systemd-inhibit then starts cat, which echoes its input.
bool is_held_by(LineProcess& inhibitor) {
    return inhibitor.write_line("held") && inhibitor.read_line(max_wait_s);
}

} // namespace

std::unique_ptr<LineProcess> keep_awake(const Path& inhibitor) {
    std::error_code unreadable;
    if (!std::filesystem::exists(inhibitor, unreadable)) {
        log(LogLevel::warning,
            message(FORMANT_TR("app", "{program} was not found, so the machine may go to sleep "
                                      "during training"),
                    {{"program", inhibitor.string()}}));
        return nullptr;
    }
    // cat ends when its input is closed, which releases the lock.
    auto held = LineProcess::start(inhibitor,
                                   {"--what=sleep:idle", "--mode=block", "--who=Formant Studio",
                                    "--why=A voice is being trained.", "cat"},
                                   {});
    if (held && is_held_by(**held))
        return std::move(*held);
    log(LogLevel::warning,
        held ? message(FORMANT_TR("app", "{program} cannot keep the machine awake, so it may go "
                                         "to sleep during training"),
                       {{"program", inhibitor.string()}})
             : held.error().what);
    return nullptr;
}

} // namespace formant
