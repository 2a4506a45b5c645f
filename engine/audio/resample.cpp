#include "engine/audio/resample.h"

#include <ATen/ATen.h>

#include <cmath>
#include <soxr.h>

namespace formant {

Result<AudioClip> resample(const AudioClip& clip, std::int64_t sample_rate_hz) {
    if (clip.sample_rate_hz == sample_rate_hz)
        return clip;
    const double ratio =
        static_cast<double>(sample_rate_hz) / static_cast<double>(clip.sample_rate_hz);
    const at::Tensor in = clip.samples.contiguous();
    const auto expected =
        static_cast<std::int64_t>(std::ceil(static_cast<double>(in.numel()) * ratio));
    at::Tensor out = at::zeros({expected}, at::kFloat);
    const soxr_quality_spec_t quality = soxr_quality_spec(SOXR_HQ, 0);
    std::size_t read = 0, written = 0;
    const soxr_error_t failure = soxr_oneshot(
        static_cast<double>(clip.sample_rate_hz), static_cast<double>(sample_rate_hz), 1,
        in.data_ptr<float>(), static_cast<std::size_t>(in.numel()), &read, out.data_ptr<float>(),
        static_cast<std::size_t>(expected), &written, nullptr, &quality, nullptr);
    if (failure != nullptr)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("audio", "cannot resample from {from} to {to} Hz: {reason}"),
                            {{"from", std::to_string(clip.sample_rate_hz)},
                             {"to", std::to_string(sample_rate_hz)},
                             {"reason", failure}}));
    return AudioClip{out.narrow(0, 0, static_cast<std::int64_t>(written)), sample_rate_hz};
}

} // namespace formant
