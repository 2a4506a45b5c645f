#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace formant {

/// How a device writes a sample; of several bytes in the machine's order.
enum class SampleForm { uint8, int16, int32, float32 };

std::size_t bytes_of(SampleForm form);

/// Interleaved samples of all channels as mono in -1..1, the mean of the channels. A frame that is
/// not whole at the end is left out.
std::vector<float> mono_samples(std::span<const std::byte> bytes, SampleForm form, int channels);

} // namespace formant
