#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace formant {

/// The sample formats of devices, in the machine's byte order.
enum class SampleFormat { uint8, int16, int32, float32 };

std::size_t bytes_per_sample(SampleFormat form);

/// Converts interleaved samples to mono in -1..1 by averaging the channels. Ignores an incomplete
/// frame at the end.
std::vector<float> mono_samples(std::span<const std::byte> bytes, SampleFormat form, int channels);

} // namespace formant
