#pragma once

#include "engine/train/events.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// Keeps a run's measurements in its folder.
class MetricsSink : public TrainObserver {
  public:
    /// Where measurements are kept already: those above `step` (0: all) are void from here on.
    virtual void resumed_at(std::int64_t step) = 0;
};

using MetricsSinks = std::vector<std::unique_ptr<MetricsSink>>;

} // namespace formant
