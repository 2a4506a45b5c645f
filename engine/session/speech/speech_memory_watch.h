#pragma once

#include "engine/base/paths.h"
#include "engine/session/hardware/run_telemetry.h"

#include <c10/core/Device.h>

#include <optional>

namespace formant {

/// Watches the memory while a voice speaks on a GPU, as a run does, during the lifetime of the
/// object: warns if another program allocates memory of the GPU, if the use grows until the GPU
/// will be full, and if the RAM is almost full. Does nothing on the CPU.
class SpeechMemoryWatch {
  public:
    using Warn = std::function<void(const Message&)>;

    /// `folder` is where the audio is written; empty: nowhere.
    SpeechMemoryWatch(c10::Device device, const Path& folder);
    SpeechMemoryWatch(c10::Device device, const TelemetryRequest& request, Warn warn);

  private:
    std::optional<RunTelemetry> telemetry_;
};

/// Returns listeners that pass on the alerts about memory alone.
TelemetryListeners memory_listeners(SpeechMemoryWatch::Warn warn);

} // namespace formant
