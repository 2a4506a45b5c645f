#include "app/keep_awake.h"

#include "engine/base/log.h"

#include <filesystem>

namespace formant {

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
    if (held)
        return std::move(*held);
    log(LogLevel::warning, held.error().what);
    return nullptr;
}

} // namespace formant
