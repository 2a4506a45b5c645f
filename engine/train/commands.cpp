#include "engine/train/commands.h"

#include <algorithm>
#include <utility>

namespace formant {

void CommandMailbox::post(PostedCommand command) {
    {
        const std::lock_guard lock(mutex_);
        commands_.push_back(std::move(command));
    }
    posted_.notify_all();
}

std::vector<PostedCommand> CommandMailbox::take_all() {
    const std::lock_guard lock(mutex_);
    return std::exchange(commands_, {});
}

std::vector<PostedCommand> CommandMailbox::wait_for_any() {
    std::unique_lock lock(mutex_);
    posted_.wait(lock, [this] { return !commands_.empty(); });
    return std::exchange(commands_, {});
}

std::vector<PostedCommand> CommandMailbox::wait_for_any(std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    posted_.wait_for(lock, timeout, [this] { return !commands_.empty(); });
    return std::exchange(commands_, {});
}

bool CommandMailbox::wait_for_stop(std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return posted_.wait_for(lock, timeout, [this] {
        return std::find(commands_.begin(), commands_.end(), PostedCommand(TrainCommand::stop)) !=
               commands_.end();
    });
}

} // namespace formant
