#include "engine/base/os/os_thread_start.h"

#include "engine/base/message.h"

namespace formant {

bool is_thread_limit(const std::exception& failure) {
    const auto* system = dynamic_cast<const std::system_error*>(&failure);
    return system != nullptr && system->code() == std::errc::resource_unavailable_try_again;
}

Error thread_limit_error(const std::exception& failure) {
    return {ErrorKind::device,
            message(FORMANT_TR("base",
                               "cannot start another thread: {reason}. The limit of the user "
                               "(ulimit -u), of the container or of the batch system (pids.max) is "
                               "reached. Raise it, end other programs, or use fewer threads: "
                               "data.num_workers, data.preprocess_workers, OMP_NUM_THREADS"),
                    {{"reason", failure.what()}})};
}

ThreadGroup::~ThreadGroup() {
    join();
}

void ThreadGroup::start(std::function<void()> work, const std::function<void()>& stop) {
    try {
        threads_.reserve(threads_.size() + 1); // a started thread must get its place
        threads_.emplace_back(std::move(work));
    } catch (const std::exception&) {
        stop();
        join();
        throw;
    }
}

void ThreadGroup::join() {
    for (std::thread& thread : threads_)
        if (thread.joinable())
            thread.join();
}

} // namespace formant
