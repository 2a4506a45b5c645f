#pragma once

#include <span>

namespace formant {

/// Returns the share of samples in clipped runs: three or more in a row at full scale, because one
/// or two are a normal peak.
double clipped_share(std::span<const float> samples);

} // namespace formant
