#pragma once

#include "engine/session/runs/run.h"

namespace formant {

/// Prints every event as one JSON line on standard output (`--log-format json`).
class JsonLines : public TrainObserver {
  public:
    void on_event(const TrainEvent& event) override;
};

} // namespace formant
