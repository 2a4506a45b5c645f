#include "engine/train/commands.h"

#include <utility>

namespace formant {

void CommandMailbox::post(TrainCommand command) {
    {
        const std::lock_guard lock(mutex_);
        commands_.push_back(command);
    }
    posted_.notify_all();
}

std::vector<TrainCommand> CommandMailbox::take_all() {
    const std::lock_guard lock(mutex_);
    return std::exchange(commands_, {});
}

std::vector<TrainCommand> CommandMailbox::wait_for_any() {
    std::unique_lock lock(mutex_);
    posted_.wait(lock, [this] { return !commands_.empty(); });
    return std::exchange(commands_, {});
}

std::vector<TrainCommand> CommandMailbox::wait_for_any(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    posted_.wait_for(lock, longest, [this] { return !commands_.empty(); });
    return std::exchange(commands_, {});
}

} // namespace formant
