#pragma once

#include "engine/base/result.h"

#include <exception>
#include <functional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace formant {

/// Returns true for the exception of a thread that cannot be started, because the user, the
/// container or the system has reached its limit.
bool is_thread_limit(const std::exception& failure);

/// Returns ErrorKind::device for such an exception, with its cause and what to do.
Error thread_limit_error(const std::exception& failure);

/// Returns what `make` returns, or thread_limit_error() if it cannot start a thread. For objects
/// whose constructors start threads.
template <class Make>
auto with_threads(Make make) -> Result<decltype(make())> {
    try {
        return make();
    } catch (const std::system_error& failure) {
        if (!is_thread_limit(failure))
            throw;
        return fail(thread_limit_error(failure));
    }
}

/// Returns the result of `work`, or thread_limit_error() if it cannot start a thread.
template <class Work>
auto catch_thread_limit(Work work) -> decltype(work()) {
    auto result = with_threads(std::move(work));
    return result ? std::move(*result) : fail(result.error());
}

/// Starts a thread.
inline Result<std::thread> start_thread(std::function<void()> work) {
    return with_threads([&] { return std::thread(std::move(work)); });
}

/// Holds the threads of a pool. Each must end soon after the pool asks it to.
class ThreadGroup {
  public:
    ThreadGroup() = default;
    ~ThreadGroup();
    ThreadGroup(const ThreadGroup&) = delete;
    ThreadGroup& operator=(const ThreadGroup&) = delete;

    /// Starts one more thread. If that fails, calls `stop`, waits for the threads that run already,
    /// and rethrows: the pool's destructor does not run after an exception in its constructor.
    void start(std::function<void()> work, const std::function<void()>& stop);
    void join();
    std::size_t size() const { return threads_.size(); }

  private:
    std::vector<std::thread> threads_;
};

} // namespace formant
