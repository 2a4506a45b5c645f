#pragma once

#include "ui/tasks/background_task.h"

#include <QtCore/QElapsedTimer>

#include <cstdint>
#include <functional>
#include <utility>

namespace formant {

/// Hands on how far a piece of work is, ten times a second at most and at its end: a corpus may
/// have a hundred thousand recordings, and the window has other things to do. Told by one thread at
/// a time; `show` is called on that of the receiver.
class SeldomProgress {
  public:
    SeldomProgress(QObject& receiver, std::function<void(std::int64_t, std::int64_t)> show)
        : receiver_(receiver), show_(std::move(show)) {
        since_last_.start();
    }

    void tell(std::int64_t done, std::int64_t count) {
        constexpr qint64 seldom_ms = 100;
        if (done != count && since_last_.elapsed() < seldom_ms)
            return;
        since_last_.restart();
        on_thread_of(receiver_, [show = show_, done, count] { show(done, count); });
    }

  private:
    QObject& receiver_;
    std::function<void(std::int64_t, std::int64_t)> show_;
    QElapsedTimer since_last_;
};

} // namespace formant
