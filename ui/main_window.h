#pragma once

#include "ui/loss_plot.h"
#include "ui/run_adapter.h"
#include "ui/run_controls.h"

#include <QtWidgets/QMainWindow>

class QComboBox;
class QLineEdit;
class QListWidget;

namespace formant {

/// The first window: a configuration, its training, its losses, its samples and advice.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    explicit MainWindow(RunStarter starter, QWidget* parent = nullptr);

    void open_config(const QString& file);
    LossPlot& plot() { return *plot_; }
    RunControls& controls() { return *controls_; }

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    QWidget* make_choices();
    QWidget* make_lists();
    void connect_controls();
    void choose_config();
    void start();
    void stop();
    void take(const std::vector<TrainEvent>& events);
    void take(const RunState& state);
    void take(const StepReport& report);
    void take(const ValidationReport& report);
    void take(const Advice& advice);
    void take(const SampleReady& sample);
    void take(const CheckpointSaved& saved);
    void show_end(const RunEnd& end);

    RunAdapter adapter_;
    QLineEdit* config_;
    QComboBox* device_;
    LossPlot* plot_;
    QListWidget* samples_;
    QListWidget* advice_;
    RunControls* controls_;
    bool close_at_end_ = false;
};

} // namespace formant
