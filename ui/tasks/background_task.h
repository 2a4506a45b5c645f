#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/log.h"
#include "engine/base/os/os_thread_start.h"
#include "ui/tasks/thread_handover.h"

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <thread>
#include <utility>

namespace formant {

/// Runs work of the engine in its own thread, so that the window never waits: `work(cancellation)`
/// runs there, and `then(answer)` receives its result on the thread of `receiver`, which should own
/// the task. After the task is destroyed `then` is no longer called. The destructor cancels the
/// work and waits for it.
class BackgroundTask {
  public:
    template <class Work, class Then>
    BackgroundTask(QObject& receiver, Work work, Then then)
        : state_(std::make_shared<State>()),
          thread_(start(receiver, [state = state_, &receiver, work = std::move(work),
                                   then = std::move(then)] {
              auto answer =
                  std::make_shared<decltype(work(state->cancellation))>(work(state->cancellation));
              on_thread_of(receiver, [state, answer, then] {
                  if (!state->is_abandoned)
                      then(std::move(*answer));
              });
          })) {}
    ~BackgroundTask() {
        state_->is_abandoned = true;
        state_->cancellation.request();
        if (thread_.joinable())
            thread_.join();
    }
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;

    /// Requests cancellation; `then` is still called.
    void cancel() { state_->cancellation.request(); }

  private:
    struct State {
        CancellationToken cancellation;
        bool is_abandoned = false; ///< used only on the receiver's thread
    };

    /// Where no thread can be started, runs the work on the thread of the receiver: the window then
    /// waits for it, which is better than losing its runs.
    std::thread start(QObject& receiver, std::function<void()> run) {
        auto thread = start_thread(run);
        if (thread)
            return std::move(*thread);
        log(LogLevel::warning, thread.error().what);
        on_thread_of(receiver, [state = state_, run = std::move(run)] {
            if (!state->is_abandoned)
                run();
        });
        return {};
    }

    std::shared_ptr<State> state_;
    std::thread thread_;
};

} // namespace formant
