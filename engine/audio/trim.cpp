#include "engine/audio/trim.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

/// RMS of each whole 10 ms frame.
at::Tensor frame_rms(const at::Tensor& samples, std::int64_t frame) {
    return samples.unfold(0, frame, frame).square().mean(1).sqrt();
}

std::int64_t samples_in(double ms, std::int64_t sample_rate_hz) {
    return static_cast<std::int64_t>(ms * static_cast<double>(sample_rate_hz) / 1000);
}

} // namespace

AudioClip trim_silence(const AudioClip& clip, const TrimConfig& config) {
    const std::int64_t frame = std::max<std::int64_t>(1, clip.sample_rate_hz / 100);
    const std::int64_t total = clip.samples.numel();
    if (total < frame)
        return clip;
    const double peak = clip.samples.abs().max().item<double>();
    const double threshold = peak * std::pow(10, config.threshold_db / 20);
    const at::Tensor loud = at::nonzero(frame_rms(clip.samples, frame) > threshold);
    if (peak == 0 || loud.numel() == 0)
        return {clip.samples.narrow(0, 0, 0), clip.sample_rate_hz};
    const std::int64_t keep = samples_in(config.keep_ms, clip.sample_rate_hz);
    const std::int64_t begin =
        std::max<std::int64_t>(0, loud.min().item<std::int64_t>() * frame - keep);
    const std::int64_t end = std::min(total, (loud.max().item<std::int64_t>() + 1) * frame + keep);
    return {clip.samples.narrow(0, begin, end - begin).clone(), clip.sample_rate_hz};
}

} // namespace formant
