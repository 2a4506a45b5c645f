#pragma once

#include "engine/train/events.h"

#include <string>

namespace formant {

/// Receives states and advice while a run is prepared.
class RunReporter {
  public:
    virtual ~RunReporter() = default;
    virtual void report_state(RunPhase phase, Message what) = 0;
    virtual void advise(const std::string& id, Message what) = 0;
};

} // namespace formant
