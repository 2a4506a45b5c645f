#pragma once

#include "engine/session/runs/run.h"

#include <cstddef>

namespace formant {

/// Prints every event as one JSON line on standard output (`--log-format json`).
class JsonLines : public TrainObserver {
  public:
    /// `job` is the number of a job of a queue, which each line then has as "job"; 0: no queue.
    explicit JsonLines(std::size_t job = 0) : job_(job) {}
    void on_event(const TrainEvent& event) override;

  private:
    std::size_t job_;
};

} // namespace formant
