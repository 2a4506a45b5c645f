#pragma once

#include <QtWidgets/QWidget>

#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// The bar at the bottom: status, progress and the buttons that control the run.
class RunControls : public QWidget {
    Q_OBJECT
  public:
    enum class State { idle, running, paused, stopping };
    /// Style of the status, which distinguishes the ways in which a run ends.
    enum class Tone { plain, done, stopped, failed };
    /// Returns a text in the current language; called again when the language changes.
    using TextSource = std::function<QString()>;
    /// Describes the status that the bar shows.
    struct Status {
        TextSource text = [] { return QString(); };
        Tone tone = Tone::plain;
        qint64 step = 0;
        qint64 steps = 0; ///< 0 if not known yet
        double seconds_left = 0;
    };

    explicit RunControls(QWidget* parent = nullptr);

    void set_state(State state);
    State state() const { return state_; }
    /// Sets whether Start continues a stopped run.
    void set_can_resume(bool can_resume);
    /// Sets whether the run belongs to another process, so that it can be detached.
    void set_followed(bool is_followed);
    void set_status(TextSource text, Tone tone = Tone::plain);
    /// Sets the voice that status and progress are about; empty: none.
    void set_run_name(const QString& name);
    Tone tone() const { return status_.tone; }
    const Status& status() const { return status_; }
    void restore_status(const Status& status);
    void set_progress(qint64 step, qint64 steps, double seconds_left);
    bool can_resume() const { return can_resume_; }
    void set_preparing(); ///< shows progress of unknown duration
    void clear_progress();
    void focus_start(); ///< makes Start the default button, so that Enter presses it

  Q_SIGNALS:
    void start_requested();
    void stop_requested();
    void detach_requested(); ///< stop following the run
    void pause_requested();
    void resume_requested();
    void save_requested();
    void sample_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void show_status();
    void show_progress();
    QString start_stop_label() const;
    void start_or_stop();
    void pause_or_resume();
    void stop_preparing();

    State state_ = State::idle;
    Status status_;
    QString run_name_;
    bool can_resume_ = false;
    QLabel* icon_;
    QLabel* name_;
    QLabel* status_label_;
    QProgressBar* progress_;
    QPushButton* detach_;
    QPushButton* start_stop_;
    QPushButton* pause_;
    QPushButton* save_;
    QPushButton* sample_;
};

} // namespace formant
