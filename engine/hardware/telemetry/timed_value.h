#pragma once

namespace formant {

/// Something that was measured, and when.
struct TimedValue {
    double at_s = 0;
    double value = 0;
};

} // namespace formant
