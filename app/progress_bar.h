#pragma once

#include "engine/session/run_service.h"

#include <chrono>
#include <string>

namespace formant {

/// One line of progress: "[#####     ] 1150/2300  loss 1.234  0.131 s/step  2:30 left".
std::string progress_line(const StepReport& report);

/// Shows a run on a terminal: a bar that is redrawn on a TTY, a line now and then where it is not.
/// States, advice, samples and checkpoints get lines of their own.
class ProgressBar : public TrainObserver {
  public:
    ProgressBar();
    void on_event(const TrainEvent& event) override;

  private:
    void show(const StepReport& report);
    void say(const std::string& line);

    bool redraws_;
    bool bar_is_shown_ = false;
    std::chrono::steady_clock::time_point last_shown_;
};

} // namespace formant
