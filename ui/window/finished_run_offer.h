#pragma once

#include "engine/session/runs/finished_run.h"
#include "ui/tasks/background_task.h"
#include "ui/training/run_adapter.h"

#include <optional>

class QMessageBox;

namespace formant {

class RunController;
class TrainingPage;

/// Offers what the user may have meant when a start is refused because the run is finished: train
/// longer, or train a new voice.
class FinishedRunOffer : public QObject {
    Q_OBJECT
  public:
    /// The arguments must outlive this object. The question is modal to `window`.
    FinishedRunOffer(RunAdapter& run, RunController& controller, TrainingPage& page,
                     QWidget& window);

  private:
    void on_not_started(const Error& error);
    void show_question(const FinishedRun& finished);
    void start_with(const std::string& setting);
    void select_started_run();

    RunAdapter& run_;
    RunController& controller_;
    TrainingPage& page_;
    QWidget& window_;
    bool is_accepted_ = false; ///< the next start is the offered one
    std::optional<BackgroundTask> task_;
};

} // namespace formant
