#pragma once

#include <sndfile.h>
#include <vector>

namespace formant {

/// Read all samples of an opened sound, its channels interleaved. The number of frames in the
/// header is only an upper bound: memory is taken as samples are there, because a damaged or
/// hostile header may promise any number.
std::vector<float> read_float_samples(SNDFILE* sound, const SF_INFO& info);
std::vector<short> read_short_samples(SNDFILE* sound, const SF_INFO& info);

} // namespace formant
