#pragma once

#include "ui/loss_plot.h"
#include "ui/training/run_choices.h"
#include "ui/training/run_notes.h"

#include <QtWidgets/QWidget>

namespace formant {

/// What to train, and how the training goes.
class TrainingPage : public QWidget {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for.
    explicit TrainingPage(const RunRequest& base, QWidget* parent = nullptr);

    void begin(); ///< what is shown of the run before goes
    void set_running(bool running);
    void take(const std::vector<TrainEvent>& events);

    RunChoices& choices() { return *choices_; }
    LossPlot& plot() { return *plot_; }

  private:
    void lay_out();

    RunChoices* choices_;
    LossPlot* plot_;
    RunNotes* notes_;
};

} // namespace formant
