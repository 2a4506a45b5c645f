#pragma once

#include "engine/base/cancellation.h"

#include <QtCore/QMetaObject>
#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <thread>
#include <utility>

namespace formant {

/// Work of the engine in a thread of its own, so that the window never waits: `work(cancellation)`
/// runs there, and `then(answer)` gets what it returned on the thread of `receiver`. Nobody hears
/// of it after the task is gone, which the receiver should own. Its end asks the work to end, and
/// waits.
class BackgroundTask {
  public:
    template <class Work, class Then>
    BackgroundTask(QObject& receiver, Work work, Then then)
        : state_(std::make_shared<State>()),
          thread_([state = state_, &receiver, work = std::move(work), then = std::move(then)] {
              auto answer =
                  std::make_shared<decltype(work(state->cancellation))>(work(state->cancellation));
              QMetaObject::invokeMethod(
                  &receiver,
                  [state, answer, then] {
                      if (!state->is_abandoned)
                          then(std::move(*answer));
                  },
                  Qt::QueuedConnection);
          }) {}
    ~BackgroundTask() {
        state_->is_abandoned = true;
        state_->cancellation.request();
        thread_.join();
    }
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;

    /// Asks the work to end early; its answer comes all the same.
    void cancel() { state_->cancellation.request(); }

  private:
    struct State {
        Cancellation cancellation;
        bool is_abandoned = false; ///< of the receiver's thread only
    };

    std::shared_ptr<State> state_;
    std::thread thread_;
};

/// Calls `act` on the thread of `receiver`, soon: how work reports on its way.
inline void on_thread_of(QObject& receiver, std::function<void()> act) {
    QMetaObject::invokeMethod(&receiver, std::move(act), Qt::QueuedConnection);
}

} // namespace formant
