#include "engine/audio/resample.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <soxr.h>

namespace formant {
namespace {

/// soxr_oneshot() would first copy a whole recording, which does not fit into the caches.
constexpr std::size_t block_samples = 4096;

struct DeleteResampler {
    void operator()(soxr_t resampler) const { soxr_delete(resampler); }
};
using Resampler = std::unique_ptr<soxr, DeleteResampler>;

/// Samples in, and resampled ones out as far as there is room.
struct Passage {
    const float* in;
    std::size_t in_count;
    float* out;
    std::size_t out_count;
    std::size_t read = 0;
    std::size_t written = 0;
};

/// One block; an empty one after the last takes out what the resampler holds back.
soxr_error_t pass_block(soxr_t resampler, Passage& passage, bool& moved) {
    const std::size_t block = std::min(block_samples, passage.in_count - passage.read);
    std::size_t read = 0, written = 0;
    const soxr_error_t failure =
        soxr_process(resampler, block == 0 ? nullptr : passage.in + passage.read, block, &read,
                     passage.out + passage.written, passage.out_count - passage.written, &written);
    passage.read += read;
    passage.written += written;
    moved = read + written > 0;
    return failure;
}

/// What went wrong, or null.
soxr_error_t pass_all(double from_hz, double to_hz, Passage& passage) {
    const soxr_quality_spec_t quality = soxr_quality_spec(SOXR_HQ, 0);
    soxr_error_t failure = nullptr;
    const Resampler resampler(soxr_create(from_hz, to_hz, 1, &failure, nullptr, &quality, nullptr));
    for (bool moved = true; moved && failure == nullptr;)
        failure = pass_block(resampler.get(), passage, moved);
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
    Passage passage{in.const_data_ptr<float>(), static_cast<std::size_t>(in.numel()),
                    out.data_ptr<float>(), static_cast<std::size_t>(expected)};
    const soxr_error_t failure = pass_all(from_hz, to_hz, passage);
    if (failure != nullptr)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("audio", "cannot resample from {from} to {to} Hz: {reason}"),
                            {{"from", std::to_string(clip.sample_rate_hz)},
                             {"to", std::to_string(sample_rate_hz)},
                             {"reason", failure}}));
    return AudioClip{out.narrow(0, 0, static_cast<std::int64_t>(passage.written)), sample_rate_hz};
}

} // namespace formant
