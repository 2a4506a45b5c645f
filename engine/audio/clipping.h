#pragma once

#include <span>

namespace formant {

/// Share of the samples that lie in runs at full scale, where a wave was cut off: three or more in
/// a row, because one or two are a peak.
double clipped_share(std::span<const float> samples);

} // namespace formant
