#include "engine/data/batches/sample_features.h"

#include "engine/audio/framed_spectrum.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Truncates the audio, or pads it with silence.
at::Tensor of_length(const at::Tensor& sound, std::int64_t length) {
    return at::constant_pad_nd(sound, {0, length - sound.size(0)});
}

} // namespace

void Sample::add(Feature feature, at::Tensor values) {
    length[axis_of(feature)] = values.size(-1);
    features[feature] = std::move(values);
}

Sample SampleFeatures::operator()(const at::Tensor& sound) const {
    Sample sample;
    if (needs_.has(Feature::spectrum))
        add_framed(sound, sample);
    else
        add_centered(sound, sample);
    return sample;
}

/// Appends silence to audio that is too short for reflection padding.
void SampleFeatures::add_framed(const at::Tensor& sound, Sample& sample) const {
    const FramedSpectrumConfig config{needs_.mel.n_fft, needs_.mel.hop_length};
    const std::int64_t frames = frames_of(needs_, sound.size(0));
    const at::Tensor whole = of_length(sound, frames * config.hop_length);
    const at::Tensor enough =
        of_length(whole, std::max(whole.size(0), config.mirrored_behind() + 1));
    sample.add(
        Feature::spectrum,
        framed_spectrum(enough.unsqueeze(0), config).squeeze(0).narrow(1, 0, frames).contiguous());
    if (needs_.has(Feature::audio))
        sample.features[Feature::audio] = whole;
    if (needs_.has(Feature::mel))
        sample.add(Feature::mel, log_mel_(whole).narrow(1, 0, frames));
}

void SampleFeatures::add_centered(const at::Tensor& sound, Sample& sample) const {
    const std::int64_t hop = needs_.mel.hop_length;
    const std::int64_t before = needs_.audio_from_start ? 0 : hop / 2;
    sample.length.frames = frames_of(needs_, sound.size(0));
    if (needs_.has(Feature::mel))
        sample.add(Feature::mel, log_mel_(sound));
    if (needs_.has(Feature::audio))
        sample.features[Feature::audio] = at::constant_pad_nd(
            sound, {before, sample.length.frames * hop - before - sound.size(0)});
}

} // namespace formant
