#include "engine/session/recording/spectrogram.h"

#include "engine/audio/log_mel.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Limits the spectrogram to 8 kHz, so that all sample rates look alike: higher frequencies say
/// little about a voice.
MelConfig config_for(const DecodedSound& sound, std::int64_t max_frames) {
    MelConfig config;
    const auto samples = static_cast<std::int64_t>(sound.samples.size());
    config.sample_rate_hz = sound.sample_rate_hz;
    config.f_max_hz = std::min(8000.0, static_cast<double>(sound.sample_rate_hz) / 2);
    config.hop_length =
        std::max(config.hop_length, samples / std::max<std::int64_t>(1, max_frames));
    return config;
}

std::vector<float> as_plain(const at::Tensor& levels) {
    const at::Tensor values = levels.contiguous();
    const float* first = values.const_data_ptr<float>();
    return {first, first + values.numel()};
}

at::Tensor as_tensor(const DecodedSound& sound) {
    // Read only, and not after this call.
    return at::from_blob(const_cast<float*>(sound.samples.data()),
                         {static_cast<std::int64_t>(sound.samples.size())}, at::kFloat);
}

} // namespace

Spectrogram compute_spectrogram(const DecodedSound& sound, std::int64_t max_frames) {
    if (sound.samples.empty() || sound.sample_rate_hz <= 0)
        return {};
    const MelConfig config = config_for(sound, max_frames);
    const at::Tensor levels = LogMel(config)(as_tensor(sound));
    return {levels.size(0), levels.size(1), sound.seconds(), config.f_max_hz, as_plain(levels)};
}

} // namespace formant
