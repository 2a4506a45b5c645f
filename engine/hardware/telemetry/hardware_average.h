#pragma once

#include "engine/hardware/hardware_sample.h"

#include <optional>
#include <vector>

namespace formant {

/// Summarizes samples (at least one): the mean of utilization, clocks, power and load; the maximum
/// of memory and temperature; the minimum of free disk space; whether there was any throttling;
/// time and step of the last. A value that is absent in all samples is absent.
HardwareSample average_of(const std::vector<HardwareSample>& samples);

/// Reduces samples to one record every few seconds: two per second would be over a million in a
/// week. Pure.
class HardwareAverage {
  public:
    static constexpr double seconds = 5;

    /// Adds a sample. Returns the record of the previous interval if the sample starts a new one.
    std::optional<HardwareSample> add(const HardwareSample& sample);
    /// Returns the record of the samples since the latest record.
    std::optional<HardwareSample> flush();

  private:
    std::vector<HardwareSample> samples_;
};

} // namespace formant
