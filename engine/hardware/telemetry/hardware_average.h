#pragma once

#include "engine/hardware/hardware_sample.h"

#include <optional>
#include <vector>

namespace formant {

/// What to keep of some samples (not none): of utilisation, clocks, power and load the mean; of
/// memory and temperature the highest, of the disk's room the lowest; whether there was any
/// throttling; time and step of the last. Absent is what is absent in all.
HardwareSample average_of(const std::vector<HardwareSample>& samples);

/// Brings samples down to one record for each few seconds: twice a second for a week would be over
/// a million. Pure.
class HardwareAverage {
  public:
    static constexpr double seconds = 5;

    /// A record of those before this sample, where that begins the next few seconds.
    std::optional<HardwareSample> add(const HardwareSample& sample);
    /// A record of what has come since the latest one.
    std::optional<HardwareSample> rest();

  private:
    std::vector<HardwareSample> samples_;
};

} // namespace formant
