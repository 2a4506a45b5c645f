#include "engine/audio/pcm_bytes.h"

#include <ATen/ATen.h>

#include <bit>
#include <cstdint>

namespace formant {

static_assert(std::endian::native == std::endian::little);

std::string pcm_bytes(const at::Tensor& samples) {
    constexpr double largest = 32767; // as in libsndfile
    const at::Tensor steps = (samples.to(at::kCPU, at::kFloat).clamp(-1, 1) * largest)
                                 .round()
                                 .to(at::kShort)
                                 .contiguous();
    const auto* first = static_cast<const char*>(steps.const_data_ptr());
    return {first, static_cast<std::size_t>(steps.numel()) * sizeof(std::int16_t)};
}

} // namespace formant
