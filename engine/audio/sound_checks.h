#pragma once

#include "engine/audio/sound_file.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

// The checks of a recording: each returns ErrorKind::data with the reason, and the caller names the
// file.

/// Checks that libsndfile could open the file, and that its header promises samples. Explains
/// formats that are common but not supported, and recordings that were never completed.
Result<void> check_opened(const SoundFile& sound, const Path& file);

/// Checks that all samples that the header promises were read: `read` per channel.
Result<void> check_length(const SoundFile& sound, std::int64_t read);

/// Returns the maximum absolute sample; NaN or infinite if a sample is.
double peak_of(const at::Tensor& samples);

/// Checks that samples with this peak are finite and near full scale.
Result<void> check_peak(double peak);

/// Finds channels of opposite polarity: their mean, with the peak `mixed_peak`, is nearly silent
/// although each channel is not.
Result<void> check_polarity(int channels, double peak, double mixed_peak);

} // namespace formant
