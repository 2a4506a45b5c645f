#pragma once

#include "ui/plots/plot_panel.h"
#include "ui/training/health_watch.h"
#include "ui/training/latest_samples.h"
#include "ui/training/message_list.h"
#include "ui/training/preflight_list.h"
#include "ui/training/run_choices.h"
#include "ui/training/run_past.h"

#include <QtWidgets/QWidget>

class QSplitter;

namespace formant {

class ErrorNote;

/// What to train, whether it can be trained here, and how the training goes: its plots, its health
/// in words, its samples and the advice that it gives.
class TrainingPage : public QWidget {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for.
    explicit TrainingPage(const RunRequest& base, QWidget* parent = nullptr);

    void begin(); ///< what is shown of the run before goes
    void set_running(bool running);
    /// Of a run that goes on: what it has told before comes into the plots.
    void show_past(const QString& run_folder) { past_->read(run_folder); }
    void take(const std::vector<TrainEvent>& events) { past_->take(events); }

    RunChoices& choices() { return *choices_; }
    PlotPanel& plots() { return *plots_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    QSplitter* notes();
    void show_events(const std::vector<TrainEvent>& events);
    void show_health();

    RunChoices* choices_;
    QLabel* health_sign_;
    QLabel* health_;
    PlotPanel* plots_;
    PreflightList* preflight_;
    LatestSamples* samples_;
    MessageList* advice_;
    RunPast* past_;
    ErrorNote* error_;
    HealthWatch watch_;
};

} // namespace formant
