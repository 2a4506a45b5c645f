#pragma once

#include "ui/plots/plot_panel.h"
#include "ui/training/health_watch.h"
#include "ui/training/latest_samples.h"
#include "ui/training/live_settings_panel.h"
#include "ui/training/message_list.h"
#include "ui/training/preflight_list.h"
#include "ui/training/run_choices.h"
#include "ui/training/run_history_loader.h"

#include <QtWidgets/QWidget>

class QSplitter;
class QTabWidget;

namespace formant {

class ErrorNote;

/// Selects and checks what to train, and shows the run: its plots, health, samples and advice.
class TrainingPage : public QWidget {
    Q_OBJECT
  public:
    /// `base`: the request of the command line.
    explicit TrainingPage(const RunRequest& base, QWidget* parent = nullptr);

    /// Returns the chosen run with the changes made on this page.
    Result<RunRequest> request() const;

    void check() { preflight_->check_now(); } ///< runs the preflight checks
    void cancel_preflight();                  ///< before a start
    /// Shows a run that is not active with its plots, samples and advice. `name`: of the voice;
    /// `run_folder`: empty if it was never started.
    void show_run(const QString& name, const QString& run_folder);
    /// Discards what is shown of the previous run.
    void begin_run(const QString& run_folder, bool is_followed);
    void end_run(RunOutcome outcome);
    void handle(const std::vector<TrainEvent>& events) { history_->handle(events); }
    /// Shows earlier events of the active run, before those of handle().
    void show_history(const std::vector<TrainEvent>& history);
    /// Says that the active run crashed at `step` after its last save at `saved_step`.
    void show_lost_steps(qint64 step, qint64 saved_step);
    const QString& shown_run() const { return shown_run_; } ///< its folder
    void show_failure(const Error& error);                  ///< of an action requested on this page
    void show_text(const QString& text);                    ///< why such an action was not done

    RunChoices& choices() { return *choices_; }
    PlotPanel& plots() { return *plots_; }
    LiveSettingsPanel& live_settings() { return *live_; }

  Q_SIGNALS:
    /// The chosen run can be trained. `is_fixed`: the previous check had failed.
    void preflight_passed(bool is_fixed);
    void play_requested(const QString& file);
    /// Other problems of the active run than before, the most urgent first.
    void troubles_changed(const formant::RunTroubles& troubles);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// Steps after the last save of a run that ended unexpectedly.
    struct LostSteps {
        qint64 last = 0;
        QString details; ///< of their entry in the list of advice
    };

    void lay_out();
    void connect_parts();
    void retranslate();
    void set_running(bool running);
    QSplitter* make_side_panel();
    void show_events(const std::vector<TrainEvent>& events);
    void show_health();
    void show_title();
    void set_run(const QString& name, const QString& run_folder);
    void forget_lost_steps(qint64 step);
    void show_advice(const std::vector<TrainEvent>& history);
    bool has_active_run() const;

    RunChoices* choices_;
    QLabel* health_sign_;
    QLabel* health_;
    QTabWidget* tabs_;
    PlotPanel* plots_;
    LiveSettingsPanel* live_;
    PreflightList* preflight_;
    LatestSamples* samples_;
    MessageList* advice_;
    RunHistoryLoader* history_;
    ErrorNote* error_;
    HealthWatch watch_;
    std::optional<LostSteps> lost_steps_; ///< until they are trained again
    RunTroubles emitted_troubles_;
    QString shown_name_, shown_run_; ///< whose plots, samples and advice are shown
};

} // namespace formant
