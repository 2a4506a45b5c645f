#pragma once

#include "ui/plots/plot_panel.h"
#include "ui/training/health_watch.h"
#include "ui/training/latest_samples.h"
#include "ui/training/live_settings_panel.h"
#include "ui/training/message_list.h"
#include "ui/training/preflight_list.h"
#include "ui/training/run_choices.h"
#include "ui/training/run_past.h"

#include <QtWidgets/QWidget>

class QSplitter;
class QTabWidget;

namespace formant {

class ErrorNote;

/// What to train, whether it can be trained here, and how the training goes: its plots, its health
/// in words, its samples and the advice that it gives.
class TrainingPage : public QWidget {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for.
    explicit TrainingPage(const RunRequest& base, QWidget* parent = nullptr);

    /// What is chosen, with what is changed here.
    Result<RunRequest> request() const;

    void check() { preflight_->look_now(); } ///< whether it can be trained here
    void give_way();                         ///< to a start
    /// What is shown of the run before goes.
    void begin_run(const QString& run_folder, bool is_followed);
    void end_run(RunOutcome outcome);
    void take(const std::vector<TrainEvent>& events) { past_->take(events); }
    /// Of the run that was trained last: what it has spoken.
    void show_past_samples(const QString& run_folder) { samples_->show_past(run_folder); }
    void show_failure(const Error& error); ///< of what was asked for here
    void show_words(const QString& words); ///< why that is not done

    RunChoices& choices() { return *choices_; }
    PlotPanel& plots() { return *plots_; }
    LiveSettingsPanel& live_settings() { return *live_; }

  Q_SIGNALS:
    /// What is chosen can be trained; `mended`: at the look before it could not.
    void found_fit(bool mended);
    void play_asked(const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_parts();
    void retranslate();
    void forget_run();
    void set_running(bool running);
    QSplitter* notes();
    void show_events(const std::vector<TrainEvent>& events);
    void show_health();

    RunChoices* choices_;
    QLabel* health_sign_;
    QLabel* health_;
    QTabWidget* tabs_;
    PlotPanel* plots_;
    LiveSettingsPanel* live_;
    PreflightList* preflight_;
    LatestSamples* samples_;
    MessageList* advice_;
    RunPast* past_;
    ErrorNote* error_;
    HealthWatch watch_;
};

} // namespace formant
