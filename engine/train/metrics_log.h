#pragma once

#include "engine/base/paths.h"
#include "engine/train/events.h"

#include <fstream>

namespace formant {

/// metrics.jsonl of a run: one JSON record a line, of type train, valid, advice (values that
/// another run of the same seed has too), time (those that it has not) or resume: readers then drop
/// earlier records above its step.
class MetricsLog : public TrainObserver {
  public:
    explicit MetricsLog(const Path& file) : file_(file, std::ios::app) {}
    void on_event(const TrainEvent& event) override;
    void resumed_at(std::int64_t step);

  private:
    std::ofstream file_;
};

} // namespace formant
