#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/chosen_hardware.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores the value that an automatic setting gets on this machine, and the reason.
struct AutomaticValue {
    std::string key;
    std::string value;
    Message why;
};

/// Stores one forecast as a sentence.
struct ForecastLine {
    Message what;             ///< says so if it is an estimate
    bool is_measured = false; ///< based on a measurement of this configuration on this device
    bool is_warning = false;
};

/// Stores what to expect from a run of a configuration on this machine.
struct ConfigForecast {
    Message device;
    std::vector<AutomaticValue> automatic;
    ForecastLine memory;
    ForecastLine time; ///< of the whole run and of one epoch
};

/// Forecasts memory and time of a run without training. Belongs on a background thread: it detects
/// the hardware (once, which may take seconds), lists the recordings, and creates the model to
/// count its parameters.
class ConfigForecaster {
  public:
    /// Detects the hardware and chooses the device as a run would.
    ConfigForecaster() = default;
    /// Uses hardware that was already detected.
    explicit ConfigForecaster(ChosenHardware chosen) : chosen_(std::move(chosen)) {}

    /// Returns the forecast for a valid configuration; relative paths in it are relative to
    /// `folder`. After a cancellation, the forecast is one without recordings.
    ConfigForecast forecast(RunConfig config, const Path& folder,
                            const CancellationToken& cancellation = {});

  private:
    std::optional<ChosenHardware> chosen_;
    /// How many times longer steps take on this device than estimated, by the latest forecast of a
    /// measured configuration. Estimates for others are corrected by it, so that both agree.
    double slowness_ = 1;
};

} // namespace formant
