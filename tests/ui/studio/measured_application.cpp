#include "tests/ui/studio/measured_application.h"

#include <QtCore/QEvent>
#include <QtCore/QMetaEnum>
#include <QtCore/QScopeGuard>

#include <algorithm>
#include <ctime>

namespace formant::test {
namespace {

constexpr double interval_ms = 10;

double thread_cpu_ms() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

} // namespace

/// Receiver and event may be destroyed by the handling.
bool MeasuredApplication::notify(QObject* receiver, QEvent* event) {
    if (depth_ > 0)
        return QApplication::notify(receiver, event);
    const QString name =
        QString("%1 (%2)").arg(receiver->metaObject()->className(), receiver->objectName());
    const auto type = static_cast<int>(event->type());
    const double before = thread_cpu_ms();
    ++depth_;
    const auto end = qScopeGuard([this] { --depth_; });
    const bool is_handled = QApplication::notify(receiver, event);
    note(thread_cpu_ms() - before, QString("event %1 of %2").arg(type).arg(name));
    return is_handled;
}

void MeasuredApplication::begin() {
    longest_ms_ = 0;
    longest_.clear();
}

void MeasuredApplication::note(double cpu_ms, const QString& what) {
    if (cpu_ms <= longest_ms_)
        return;
    longest_ms_ = cpu_ms;
    longest_ = what;
}

TimerLateness::TimerLateness() {
    timer_.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] {
        const double since_ms = 1e-6 * static_cast<double>(clock_.nsecsElapsed());
        late_ms_.push_back(std::max(0.0, since_ms - interval_ms));
        clock_.start();
    });
    clock_.start();
    timer_.start(static_cast<int>(interval_ms));
}

double TimerLateness::percentile_99_ms() const {
    std::vector<double> sorted = late_ms_;
    std::sort(sorted.begin(), sorted.end());
    return sorted.empty() ? 0 : sorted[sorted.size() * 99 / 100];
}

} // namespace formant::test
