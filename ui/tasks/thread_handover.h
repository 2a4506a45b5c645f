#pragma once

#include <QtCore/QMetaObject>
#include <QtCore/QObject>

#include <atomic>
#include <functional>
#include <utility>

namespace formant {

/// Holds work that one thread hands over to another through Qt's event queue. The queue
/// synchronizes both, but inside of Qt, where the thread sanitizer does not see it: without this
/// class, it reports each value that is handed over as a race. Each copy is published, since Qt
/// stores one that is made by the sending thread.
class ThreadHandover {
  public:
    explicit ThreadHandover(std::function<void()> act) : act_(std::move(act)) { publish(); }
    ThreadHandover(const ThreadHandover& other) : act_(other.act_) { publish(); }
    ThreadHandover(ThreadHandover&& other) noexcept : act_(std::move(other.act_)) { publish(); }
    ThreadHandover& operator=(const ThreadHandover&) = delete;
    ThreadHandover& operator=(ThreadHandover&&) = delete;
    ~ThreadHandover() = default;

    void operator()() const {
        published_.load(std::memory_order_acquire);
        act_();
    }

  private:
    static void publish() { published_.fetch_add(1, std::memory_order_release); }

    static inline std::atomic<unsigned> published_{0};
    std::function<void()> act_;
};

/// Queues `act` on the thread of `receiver`, so that work can report progress.
inline void on_thread_of(QObject& receiver, std::function<void()> act) {
    QMetaObject::invokeMethod(&receiver, ThreadHandover(std::move(act)), Qt::QueuedConnection);
}

} // namespace formant
