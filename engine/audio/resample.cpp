#include "engine/audio/resample.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <soxr.h>

namespace formant {
namespace {

/// Block size; soxr_oneshot() would first copy the whole recording, which does not fit into the
/// cache.
constexpr std::size_t block_samples = 4096;

struct DeleteResampler {
    void operator()(soxr_t resampler) const { soxr_delete(resampler); }
};
using Resampler = std::unique_ptr<soxr, DeleteResampler>;

/// Stores the input, the output buffer, and how much of both is done.
struct Progress {
    const float* in;
    std::size_t in_count;
    float* out;
    std::size_t out_count;
    std::size_t read = 0;
    std::size_t written = 0;
};

/// Resamples one block. An empty block after the last flushes the resampler.
soxr_error_t resample_block(soxr_t resampler, Progress& progress, bool& moved) {
    const std::size_t block = std::min(block_samples, progress.in_count - progress.read);
    std::size_t read = 0, written = 0;
    const soxr_error_t failure = soxr_process(
        resampler, block == 0 ? nullptr : progress.in + progress.read, block, &read,
        progress.out + progress.written, progress.out_count - progress.written, &written);
    progress.read += read;
    progress.written += written;
    moved = read + written > 0;
    return failure;
}

/// Resamples all blocks. Returns the error, or null.
soxr_error_t resample_all(double from_hz, double to_hz, Progress& progress) {
    const soxr_quality_spec_t quality = soxr_quality_spec(SOXR_HQ, 0);
    soxr_error_t failure = nullptr;
    const Resampler resampler(soxr_create(from_hz, to_hz, 1, &failure, nullptr, &quality, nullptr));
    for (bool moved = true; moved && failure == nullptr;)
        failure = resample_block(resampler.get(), progress, moved);
    return failure;
}

} // namespace

Result<AudioClip> resample(const AudioClip& clip, std::int64_t sample_rate_hz) {
    if (clip.sample_rate_hz == sample_rate_hz)
        return clip;
    const auto from_hz = static_cast<double>(clip.sample_rate_hz);
    const auto to_hz = static_cast<double>(sample_rate_hz);
    const at::Tensor in = clip.samples.contiguous();
    const auto expected =
        static_cast<std::int64_t>(std::ceil(static_cast<double>(in.numel()) * (to_hz / from_hz)));
    const at::Tensor out = at::empty({expected}, at::kFloat);
    Progress progress{in.const_data_ptr<float>(), static_cast<std::size_t>(in.numel()),
                      out.data_ptr<float>(), static_cast<std::size_t>(expected)};
    const soxr_error_t failure = resample_all(from_hz, to_hz, progress);
    if (failure != nullptr)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("audio", "cannot resample from {from} to {to} Hz: {reason}"),
                            {{"from", std::to_string(clip.sample_rate_hz)},
                             {"to", std::to_string(sample_rate_hz)},
                             {"reason", failure}}));
    return AudioClip{out.narrow(0, 0, static_cast<std::int64_t>(progress.written)), sample_rate_hz};
}

} // namespace formant
