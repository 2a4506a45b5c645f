#pragma once

#include "ui/tasks/background_task.h"
#include "ui/training/run_choices.h"

namespace formant {

/// Searches for GPUs in a background thread, so that the window opens at once, and offers them as
/// choices.
class GpuSearch {
  public:
    explicit GpuSearch(RunChoices& choices);

  private:
    BackgroundTask task_;
};

} // namespace formant
