#pragma once

#include "engine/session/runs/run.h"

namespace formant {

/// `--log-format json`: every event as one JSON line on standard output.
class JsonLines : public TrainObserver {
  public:
    void on_event(const TrainEvent& event) override;
};

} // namespace formant
