#pragma once

#include "app/status_line.h"
#include "engine/session/runs/run.h"

#include <string>

namespace formant {

/// One line of progress: "[#####     ] 1150/2300  loss 1.234  0.131 s/step  2:30 left", and what
/// the GPU does where that is known (gpu_words).
std::string progress_line(const StepReport& report, const std::string& gpu = "");

/// Shows a run on a terminal: a bar, and lines of their own for states, advice, samples and
/// checkpoints.
class ProgressBar : public TrainObserver {
  public:
    void on_event(const TrainEvent& event) override;

  private:
    void show(const RunState& state);
    void show(const StepReport& report);

    StatusLine line_;
    std::string gpu_; ///< as it was last seen
};

} // namespace formant
