#pragma once

#include <string>

namespace formant {

/// How the hardware is measured with a configuration.
struct MeasuringSetup {
    std::string program;         ///< started for trials and decoding; empty: this one
    double seconds_per_size = 5; ///< of a tuning
};

} // namespace formant
