#pragma once

#include "engine/session/config/run_config.h"

#include <cstdint>
#include <functional>
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

/// The peak memory of training steps, as it was measured for a configuration on a device.
struct StepMemory {
    std::int64_t bytes = 0;
    bool in_training = false; ///< of a real run; otherwise extrapolated from trial steps
};

/// Like remembered_step_time(), for the memory; only as long as the corpus has not changed, since
/// longer recordings take more.
std::optional<StepMemory> remembered_step_memory(const RunConfig& config,
                                                 const std::string& device);

/// Like remember_step_time(), for the memory.
Result<void> remember_step_memory(const RunConfig& config, const std::string& device,
                                  StepMemory memory);

/// Measures the steps of a run. Saves their mean duration once it is reliable (20 steps), again
/// after twice as many, and so on, at the latest every 1000 steps; their peak memory too, once an
/// epoch is complete: the longest samples may come last.
class StepMeasurementRecorder {
  public:
    /// Returns the peak memory of the run so far in bytes; 0 if it is not known.
    using PeakBytes = std::function<std::int64_t()>;

    StepMeasurementRecorder(const RunConfig& config, std::string device, PeakBytes peak_bytes)
        : config_(config), device_(std::move(device)), peak_bytes_(std::move(peak_bytes)) {}

    /// Adds the duration of a step of an epoch (the first: 0). Failures to save are logged, because
    /// they do not affect the run.
    void add(double step_ms, std::int64_t epoch);

  private:
    Result<void> save_time(std::int64_t measured) const;
    Result<void> save_memory() const;

    const RunConfig config_; ///< of the start: live changes do not affect the speed
    const std::string device_;
    const PeakBytes peak_bytes_;
    std::optional<std::int64_t> first_epoch_; ///< may have begun before the run resumed
    std::int64_t steps_ = 0;
    std::int64_t next_save_ = 20; ///< measured steps
    double sum_ms_ = 0;
};

} // namespace formant
