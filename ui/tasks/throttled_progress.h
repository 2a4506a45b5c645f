#pragma once

#include "ui/tasks/background_task.h"

#include <QtCore/QElapsedTimer>

#include <cstdint>
#include <functional>
#include <utility>

namespace formant {

/// Forwards progress at most ten times a second and at the end, because a corpus may have a hundred
/// thousand recordings. Call report() from one thread at a time; `show` runs on the receiver's
/// thread.
class ThrottledProgress {
  public:
    ThrottledProgress(QObject& receiver, std::function<void(std::int64_t, std::int64_t)> show)
        : receiver_(receiver), show_(std::move(show)) {
        since_last_.start();
    }

    void report(std::int64_t done, std::int64_t count) {
        constexpr qint64 min_interval_ms = 100;
        if (done != count && since_last_.elapsed() < min_interval_ms)
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
