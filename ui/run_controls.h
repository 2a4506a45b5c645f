#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// The bar at the bottom: what the training does, how far it is, and the buttons that steer it.
class RunControls : public QWidget {
    Q_OBJECT
  public:
    enum class State { idle, running, paused, stopping };
    /// How a sentence is shown: an end is told apart at a glance.
    enum class Tone { plain, done, stopped, failed };

    explicit RunControls(QWidget* parent = nullptr);

    void set_state(State state);
    State state() const { return state_; }
    void set_status(const QString& sentence, Tone tone = Tone::plain);
    void set_progress(qint64 step, qint64 steps, double seconds_left);
    void set_preparing(); ///< how long it takes is not known

  Q_SIGNALS:
    void start_asked();
    void stop_asked();
    void pause_asked();
    void resume_asked();
    void save_asked();
    void sample_asked();

  private:
    void lay_out();
    void start_or_stop();
    void pause_or_resume();
    void stop_preparing();

    State state_ = State::idle;
    QLabel* icon_;
    QLabel* status_;
    QProgressBar* progress_;
    QPushButton* start_stop_;
    QPushButton* pause_;
    QPushButton* save_;
    QPushButton* sample_;
};

} // namespace formant
