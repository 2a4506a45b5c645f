#include "engine/audio/trim.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace formant {
namespace {

std::int64_t samples_in(double ms, std::int64_t sample_rate_hz) {
    return static_cast<std::int64_t>(ms * static_cast<double>(sample_rate_hz) / 1000);
}

/// Returns the first and last complete 10 ms frame with an RMS above the threshold; nothing if
/// there is none.
std::optional<std::pair<std::int64_t, std::int64_t>>
loud_frames(const at::Tensor& samples, std::int64_t frame, double threshold) {
    const at::Tensor lengths = at::linalg_vector_norm(samples.unfold(0, frame, frame), 2, {1});
    const std::span norms(lengths.const_data_ptr<float>(),
                          static_cast<std::size_t>(lengths.numel()));
    const auto is_loud = [min_norm = threshold * std::sqrt(static_cast<double>(frame))](
                             float norm) { return norm > min_norm; };
    const auto first = std::find_if(norms.begin(), norms.end(), is_loud);
    if (first == norms.end())
        return std::nullopt;
    const auto end = std::find_if(norms.rbegin(), norms.rend(), is_loud).base();
    return std::pair(first - norms.begin(), end - norms.begin() - 1);
}

double largest_sample(const at::Tensor& samples) {
    const auto [least, greatest] = at::aminmax(samples);
    return std::max(-least.item<double>(), greatest.item<double>());
}

} // namespace

at::Tensor without_offset(const at::Tensor& samples) {
    constexpr double audible_share = 0.002;
    if (samples.numel() == 0)
        return samples;
    const double offset = samples.mean().item<double>();
    return std::abs(offset) < audible_share * largest_sample(samples) ? samples : samples - offset;
}

AudioClip trim_silence(const AudioClip& clip, const TrimConfig& config) {
    const std::int64_t frame = std::max<std::int64_t>(1, clip.sample_rate_hz / 100);
    const std::int64_t total = clip.samples.numel();
    if (total < frame)
        return clip;
    const at::Tensor sound = without_offset(clip.samples);
    const auto loud =
        loud_frames(sound, frame, largest_sample(sound) * std::pow(10, config.threshold_db / 20));
    if (!loud)
        return {clip.samples.narrow(0, 0, 0), clip.sample_rate_hz};
    const std::int64_t keep = samples_in(config.keep_ms, clip.sample_rate_hz);
    const std::int64_t begin = std::max<std::int64_t>(0, loud->first * frame - keep);
    const std::int64_t end = std::min(total, (loud->second + 1) * frame + keep);
    return {clip.samples.narrow(0, begin, end - begin), clip.sample_rate_hz};
}

} // namespace formant
