#pragma once

#include <string>

namespace formant {

/// Parameters for measuring the hardware with a configuration.
struct MeasuringSetup {
    std::string program;         ///< started for trials and decoding; empty: this program
    double seconds_per_size = 5; ///< duration of a tuning trial
};

} // namespace formant
