#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtWidgets/QApplication>

#include <vector>

namespace formant::test {

/// An application that notes how much CPU time of its thread the handling of each event takes.
/// What other programs do on the machine counts for nothing there.
class MeasuredApplication : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    void begin(); ///< what was noted goes
    double longest_ms() const { return longest_ms_; }
    const QString& longest() const { return longest_; } ///< whose it was

  private:
    void note(double cpu_ms, const QString& what);

    int depth_ = 0; ///< events that the handling of an event sends are part of it
    double longest_ms_ = 0;
    QString longest_;
};

/// How late a timer of 10 ms comes.
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
