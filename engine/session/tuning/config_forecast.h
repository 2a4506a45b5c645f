#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/chosen_hardware.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What an automatic setting becomes on this machine, and why.
struct AutomaticValue {
    std::string key;
    std::string value;
    Message why;
};

/// Something that is foretold of a training.
struct ForecastLine {
    Message what;             ///< says itself where it is an estimate
    bool is_measured = false; ///< with what a tuning has measured here for just this
    bool is_warning = false;
};

struct ConfigForecast {
    Message device;
    std::vector<AutomaticValue> automatic;
    ForecastLine memory;
    ForecastLine time; ///< of the training, and of an epoch
};

/// Foretells without running anything; still for a thread of its own: it looks at the machine
/// (once, which may take seconds), lists the recordings and makes the model to count its weights.
class ConfigForecaster {
  public:
    /// Chooses the hardware as a run would.
    ConfigForecaster() = default;
    explicit ConfigForecaster(ChosenHardware chosen) : chosen_(std::move(chosen)) {}

    /// `config` is without faults; files in it are relative to `folder`. Where it is cancelled, as
    /// if there were no recordings.
    ConfigForecast forecast(RunConfig config, const Path& folder,
                            const Cancellation& cancellation = {});

  private:
    std::optional<ChosenHardware> chosen_;
};

} // namespace formant
