#pragma once

#include "ui/loss_plot.h"
#include "ui/run_adapter.h"
#include "ui/run_choices.h"
#include "ui/run_controls.h"
#include "ui/run_notes.h"

#include <QtWidgets/QMainWindow>

namespace formant {

/// The first window: what to train, its losses, its samples and advice, and the buttons that steer.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for.
    MainWindow(RunStarter starter, const RunRequest& base, QWidget* parent = nullptr);

    /// Without a question; what runs is saved first.
    void stop_and_close();
    /// Of the program: how the latest run ended, where it was the end of the window too.
    int exit_code() const { return exit_code_; }

    RunChoices& choices() { return *choices_; }
    LossPlot& plot() { return *plot_; }
    RunControls& controls() { return *controls_; }

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void lay_out();
    void connect_controls();
    void start();
    void stop();
    void take(const std::vector<TrainEvent>& events);
    void take(const RunState& state);
    void take(const StepReport& report);
    void take(const ValidationReport& report);
    void take(const Advice& advice);
    void take(const SampleReady& sample);
    void take(const CheckpointSaved& saved);
    void take(const SettingsChanged& changed);
    void take(const HardwareSample&) {} // the terminal shows it, the window does not yet
    void show_end(const RunEnd& end);

    RunAdapter adapter_;
    RunChoices* choices_;
    LossPlot* plot_;
    RunNotes* notes_;
    RunControls* controls_;
    bool close_at_end_ = false;
    int exit_code_ = 0;
};

} // namespace formant
