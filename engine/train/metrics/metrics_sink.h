#pragma once

#include "engine/train/events.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// Writes the measurements of a run to its folder.
class MetricsSink : public TrainObserver {
  public:
    /// Invalidates existing measurements of steps above `step` (0: all), if there are any.
    virtual void resumed_at(std::int64_t step) = 0;
};

using MetricsSinks = std::vector<std::unique_ptr<MetricsSink>>;

} // namespace formant
