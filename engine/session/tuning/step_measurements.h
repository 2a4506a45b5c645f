#pragma once

#include "engine/session/config/run_config.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// The duration of one optimizer step, as it was measured for a configuration on a device.
struct StepTime {
    double seconds = 0;
    bool in_training = false; ///< of a real run; otherwise of a few steps on synthetic samples
};

/// Returns the measurement for this configuration, with automatic settings resolved, on this device
/// ("cpu", or the number of a GPU) by this version of the program. Settings that do not change the
/// duration of a step, such as the name and the number of steps, may differ.
std::optional<StepTime> remembered_step_time(const RunConfig& config, const std::string& device);

/// Saves a measurement in $XDG_STATE_HOME/formant/step_times.json. One of synthetic samples does
/// not replace that of a run. The newest two hundred are kept. ErrorKind::disk if it cannot be
/// written.
Result<void> remember_step_time(const RunConfig& config, const std::string& device, StepTime time);

/// Measures the steps of a run, and saves their mean duration once it is reliable (20 steps), again
/// after twice as many, and so on, at the latest every 1000 steps.
class StepMeasurementRecorder {
  public:
    StepMeasurementRecorder(const RunConfig& config, std::string device)
        : config_(config), device_(std::move(device)) {}

    /// Adds the duration of a step. Failures to save are logged, because they do not affect the
    /// run.
    void add(double step_ms);

  private:
    const RunConfig config_; ///< of the start: live changes do not affect the speed
    const std::string device_;
    std::int64_t steps_ = 0;
    std::int64_t next_save_ = 20; ///< measured steps
    double sum_ms_ = 0;
};

} // namespace formant
