#include "engine/audio/loudness.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <ebur128.h>
#include <memory>

namespace formant {
namespace {

constexpr double max_peak_dbfs = -1;

struct EndMeter {
    void operator()(ebur128_state* state) const { ebur128_destroy(&state); }
};
using Meter = std::unique_ptr<ebur128_state, EndMeter>;

double from_decibel(double decibel) {
    return std::pow(10, decibel / 20);
}

} // namespace

std::optional<double> loudness_lufs(const AudioClip& clip) {
    const Meter meter(
        ebur128_init(1, static_cast<unsigned long>(clip.sample_rate_hz), EBUR128_MODE_I));
    const at::Tensor samples = clip.samples.contiguous();
    double lufs = 0;
    const bool measured =
        meter &&
        ebur128_add_frames_float(meter.get(), samples.const_data_ptr<float>(),
                                 static_cast<std::size_t>(samples.numel())) == EBUR128_SUCCESS &&
        ebur128_loudness_global(meter.get(), &lufs) == EBUR128_SUCCESS;
    return measured && std::isfinite(lufs) ? std::optional(lufs) : std::nullopt;
}

AudioClip normalize_loudness(const AudioClip& clip, const LoudnessConfig& config) {
    const auto lufs = config.normalize ? loudness_lufs(clip) : std::nullopt;
    if (!lufs)
        return clip;
    const double peak = clip.samples.abs().max().item<double>();
    const double gain =
        std::min(from_decibel(config.target_lufs - *lufs), from_decibel(max_peak_dbfs) / peak);
    return {clip.samples * gain, clip.sample_rate_hz};
}

} // namespace formant
