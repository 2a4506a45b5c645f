#include "ui/recording/mono_samples.h"

#include <cstdint>
#include <cstring>

namespace formant {
namespace {

template <class Sample>
float read_as(const std::byte* bytes, float middle, float full_scale) {
    Sample sample{};
    std::memcpy(&sample, bytes, sizeof sample);
    return (static_cast<float>(sample) - middle) / full_scale;
}

float read_sample(const std::byte* bytes, SampleFormat form) {
    switch (form) {
    case SampleFormat::uint8:
        return read_as<std::uint8_t>(bytes, 128, 128);
    case SampleFormat::int16:
        return read_as<std::int16_t>(bytes, 0, 32768);
    case SampleFormat::int32:
        return read_as<std::int32_t>(bytes, 0, 2147483648.0F);
    case SampleFormat::float32:
        break;
    }
    return read_as<float>(bytes, 0, 1);
}

} // namespace

std::size_t bytes_per_sample(SampleFormat form) {
    switch (form) {
    case SampleFormat::uint8:
        return 1;
    case SampleFormat::int16:
        return 2;
    case SampleFormat::int32:
    case SampleFormat::float32:
        break;
    }
    return 4;
}

std::vector<float> mono_samples(std::span<const std::byte> bytes, SampleFormat form, int channels) {
    const std::size_t sample = bytes_per_sample(form);
    const std::size_t frame = sample * static_cast<std::size_t>(channels);
    std::vector<float> mono;
    for (std::size_t at = 0; at + frame <= bytes.size(); at += frame) {
        float sum = 0;
        for (std::size_t offset = 0; offset < frame; offset += sample)
            sum += read_sample(bytes.data() + at + offset, form);
        mono.push_back(sum / static_cast<float>(channels));
    }
    return mono;
}

} // namespace formant
