#pragma once

namespace formant {

/// A measured value and its time.
struct TimedValue {
    double at_s = 0;
    double value = 0;
};

} // namespace formant
