#pragma once

#include "ui/training/run_choices.h"

#include <thread>

namespace formant {

/// Looks for GPUs beside the window, which is there at once; what it finds is offered as a choice.
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
