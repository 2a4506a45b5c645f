#pragma once

#include "engine/session/runs/finished_run.h"
#include "ui/tasks/background_task.h"
#include "ui/training/run_adapter.h"

#include <optional>

class QMessageBox;

namespace formant {

class RunSteering;
class TrainingPage;

/// Where a start was refused because the run is trained already, what somebody may have meant by it
/// is offered: to train it longer, or another voice beside it.
class FinishedRunOffer : public QObject {
    Q_OBJECT
  public:
    /// All outlive it; the question stands before `window`.
    FinishedRunOffer(RunAdapter& run, RunSteering& steering, TrainingPage& page, QWidget& window);

  private:
    void look(const Error& why);
    void ask(const FinishedRun& finished);
    void start_with(const std::string& setting);
    void note_start();
    void choose_started();

    RunAdapter& run_;
    RunSteering& steering_;
    TrainingPage& page_;
    QWidget& window_;
    bool is_taken_ = false; ///< what starts now is what was offered
    QString started_;       ///< folder of such a run
    std::optional<BackgroundTask> task_;
};

} // namespace formant
