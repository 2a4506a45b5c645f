#pragma once

#include "ui/training/run_adapter.h"
#include "ui/window/run_controls.h"

#include <functional>

namespace formant {

/// Between the bar and the run: the buttons become commands, what the run says becomes words and
/// progress.
class RunSteering : public QObject {
    Q_OBJECT
  public:
    /// What to train when somebody presses Start.
    using ChosenRun = std::function<Result<RunRequest>()>;
    /// `adapter` and `controls` outlive it.
    RunSteering(RunAdapter& adapter, RunControls& controls, ChosenRun chosen,
                QObject* parent = nullptr);

    /// Of what runs; it is saved first.
    void stop();

  Q_SIGNALS:
    void starting(); ///< what is shown of the run before can go
    void started();

  private:
    void start();
    void take(const std::vector<TrainEvent>& batch);
    void take(const RunState& state);
    void take(const StepReport& report);
    void take(const CheckpointSaved& saved);
    void show_end(const RunEnd& end);

    RunAdapter& adapter_;
    RunControls& controls_;
    ChosenRun chosen_;
};

} // namespace formant
