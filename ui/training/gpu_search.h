#pragma once

#include "ui/training/run_choices.h"

#include <thread>

namespace formant {

/// Searches for GPUs in a background thread, so that the window opens at once, and offers them as
/// choices.
class GpuSearch {
  public:
    explicit GpuSearch(RunChoices& choices);
    ~GpuSearch();
    GpuSearch(const GpuSearch&) = delete;
    GpuSearch& operator=(const GpuSearch&) = delete;

  private:
    std::thread thread_;
};

} // namespace formant
