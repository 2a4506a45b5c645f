#pragma once

#include "app/status_line.h"
#include "engine/session/runs/run.h"

#include <string>
#include <utility>

namespace formant {

/// Formats a progress line: "[##### ] 1150/2300 loss 1.234 0.131 s/step 2:30 left", followed by
/// `gpu` (see gpu_usage_text) if it is not empty.
std::string progress_line(const StepReport& report, const std::string& gpu = "");

/// Shows a run in a terminal: a progress bar, and separate lines for states, advice, samples and
/// checkpoints.
class ProgressBar : public TrainObserver {
  public:
    /// `prefix` starts every line: the job of a queue.
    explicit ProgressBar(std::string prefix = "") : line_(std::move(prefix)) {}
    void on_event(const TrainEvent& event) override;

  private:
    void show(const RunState& state);
    void show(const StepReport& report);

    StatusLine line_;
    std::string gpu_; ///< latest usage
};

} // namespace formant
