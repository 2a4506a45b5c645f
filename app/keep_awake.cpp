#include "app/keep_awake.h"

#include "engine/base/log.h"

#include <filesystem>

namespace formant {
namespace {

constexpr double longest_wait_s = 10;

/// cat is started once the lock is held, and answers what it is asked.
bool is_held_by(LineProcess& inhibitor) {
    return inhibitor.write_line("held") && inhibitor.read_line(longest_wait_s);
}

} // namespace

std::unique_ptr<LineProcess> keep_awake(const Path& inhibitor) {
    std::error_code unreadable;
    if (!std::filesystem::exists(inhibitor, unreadable)) {
        log(LogLevel::warning,
            message(FORMANT_TR("app", "there is no {program}, and so the machine may go to sleep "
                                      "while it trains"),
                    {{"program", inhibitor.string()}}));
        return nullptr;
    }
    // cat ends when nobody holds the other end of its input, and the lock with it.
    auto held = LineProcess::start(inhibitor,
                                   {"--what=sleep:idle", "--mode=block", "--who=Formant Studio",
                                    "--why=A voice is being trained.", "cat"},
                                   {});
    if (held && is_held_by(**held))
        return std::move(*held);
    log(LogLevel::warning,
        held ? message(FORMANT_TR("app", "{program} cannot keep the machine awake, and so it may "
                                         "go to sleep while it trains"),
                       {{"program", inhibitor.string()}})
             : held.error().what);
    return nullptr;
}

} // namespace formant
