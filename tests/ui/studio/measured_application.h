#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtWidgets/QApplication>

#include <vector>

namespace formant::test {

/// Records the CPU time of the thread that the handling of each event takes. Other processes on the
/// machine do not count.
class MeasuredApplication : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    void begin(); ///< discards the measurements
    double longest_ms() const { return longest_ms_; }
    const QString& longest() const {
        return longest_;
    } ///< event and receiver of the longest handling

  private:
    void note(double cpu_ms, const QString& what);

    int depth_ = 0; ///< nested events are part of the outer one
    double longest_ms_ = 0;
    QString longest_;
};

/// Measures how late a 10 ms timer fires.
class TimerLateness {
  public:
    TimerLateness();
    double percentile_99_ms() const;

  private:
    QElapsedTimer clock_;
    QTimer timer_;
    std::vector<double> late_ms_;
};

} // namespace formant::test
