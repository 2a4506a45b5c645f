#pragma once

#include <QtWidgets/QWidget>

#include <functional>

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
    /// Said again where the language changes.
    using Words = std::function<QString()>;
    /// What the bar says of a training.
    struct Said {
        Words words = [] { return QString(); };
        Tone tone = Tone::plain;
        qint64 step = 0;
        qint64 steps = 0; ///< 0: not known yet
        double seconds_left = 0;
    };

    explicit RunControls(QWidget* parent = nullptr);

    void set_state(State state);
    State state() const { return state_; }
    /// Where nothing runs: a start goes on with what was stopped.
    void set_goes_on(bool goes_on);
    /// Another process trains it, and it can be left to that.
    void set_followed(bool is_followed);
    void set_status(Words words, Tone tone = Tone::plain);
    Tone tone() const { return said_.tone; }
    const Said& said() const { return said_; }
    void say_again(const Said& said);
    void set_progress(qint64 step, qint64 steps, double seconds_left);
    bool goes_on() const { return goes_on_; }
    void set_preparing(); ///< how long it takes is not known
    void offer_start();   ///< what is chosen waits for nothing else: Enter presses it

  Q_SIGNALS:
    void start_asked();
    void stop_asked();
    void leave_asked(); ///< of what is followed
    void pause_asked();
    void resume_asked();
    void save_asked();
    void sample_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void show_status();
    void show_progress();
    QString start_stop_words() const;
    void start_or_stop();
    void pause_or_resume();
    void stop_preparing();

    State state_ = State::idle;
    Said said_;
    bool goes_on_ = false;
    QLabel* icon_;
    QLabel* status_;
    QProgressBar* progress_;
    QPushButton* leave_;
    QPushButton* start_stop_;
    QPushButton* pause_;
    QPushButton* save_;
    QPushButton* sample_;
};

} // namespace formant
