#include "engine/audio/sound_samples.h"

#include <algorithm>
#include <cstddef>

namespace formant {
namespace {

constexpr sf_count_t samples_per_read = 1 << 18;
/// Memory for this many is taken at once: 256 MB of float.
constexpr sf_count_t believed_samples = 1 << 26;

template <class Sample, class Read>
std::vector<Sample> read_samples(SNDFILE* sound, const SF_INFO& info, Read read) {
    const sf_count_t frames_per_read = std::max<sf_count_t>(1, samples_per_read / info.channels);
    std::vector<Sample> samples;
    if (info.frames <= believed_samples / info.channels)
        samples.reserve(static_cast<std::size_t>(info.frames * info.channels));
    for (sf_count_t left = info.frames; left > 0;) {
        const sf_count_t wanted = std::min(left, frames_per_read);
        const std::size_t before = samples.size();
        samples.resize(before + static_cast<std::size_t>(wanted * info.channels));
        const sf_count_t there =
            std::max<sf_count_t>(read(sound, samples.data() + before, wanted), 0);
        samples.resize(before + static_cast<std::size_t>(there * info.channels));
        left = there < wanted ? 0 : left - there;
    }
    return samples;
}

} // namespace

std::vector<float> read_float_samples(SNDFILE* sound, const SF_INFO& info) {
    return read_samples<float>(sound, info, sf_readf_float);
}

std::vector<short> read_short_samples(SNDFILE* sound, const SF_INFO& info) {
    return read_samples<short>(sound, info, sf_readf_short);
}

} // namespace formant
