#include "engine/audio/clipping.h"

#include <cmath>

namespace formant {
namespace {

/// Just below 32767 / 32768, because converters and normalizers write full scale slightly lower.
constexpr float full_scale = 0.999F;
constexpr std::size_t shortest_run = 3;

} // namespace

double clipped_share(std::span<const float> samples) {
    std::size_t clipped = 0;
    std::size_t run = 0;
    for (const float sample : samples) {
        run = std::abs(sample) >= full_scale ? run + 1 : 0;
        if (run == shortest_run)
            clipped += shortest_run;
        else if (run > shortest_run)
            ++clipped;
    }
    return samples.empty() ? 0 : static_cast<double>(clipped) / static_cast<double>(samples.size());
}

} // namespace formant
