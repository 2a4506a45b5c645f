#include "engine/data/batches/sample_features.h"

#include "engine/audio/framed_spectrum.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Truncates the audio, or pads it with silence.
at::Tensor of_length(const at::Tensor& sound, std::int64_t length) {
    return at::constant_pad_nd(sound, {0, length - sound.size(0)});
}

} // namespace

Sample SampleFeatures::operator()(const at::Tensor& sound) const {
    Sample sample;
    if (needs_.spectrum)
        add_framed(sound, sample);
    else
        add_centered(sound, sample);
    return sample;
}

/// Appends silence to audio that is too short for reflection padding.
void SampleFeatures::add_framed(const at::Tensor& sound, Sample& sample) const {
    const FramedSpectrumConfig config{needs_.mel.n_fft, needs_.mel.hop_length};
    const std::int64_t frames = std::max<std::int64_t>(1, sound.size(0) / config.hop_length);
    const at::Tensor whole = of_length(sound, frames * config.hop_length);
    const at::Tensor enough =
        of_length(whole, std::max(whole.size(0), config.mirrored_behind() + 1));
    sample.spectrum =
        framed_spectrum(enough.unsqueeze(0), config).squeeze(0).narrow(1, 0, frames).contiguous();
    if (needs_.audio)
        sample.audio = whole;
    if (needs_.log_mel)
        sample.mel = log_mel_(whole).narrow(1, 0, frames);
}

void SampleFeatures::add_centered(const at::Tensor& sound, Sample& sample) const {
    sample.mel = log_mel_(sound);
    const std::int64_t hop = needs_.mel.hop_length, before = hop / 2;
    if (needs_.audio)
        sample.audio =
            at::constant_pad_nd(sound, {before, sample.mel.size(1) * hop - before - sound.size(0)});
}

} // namespace formant
