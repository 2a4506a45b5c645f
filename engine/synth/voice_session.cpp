#include "engine/synth/voice_session.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace formant {
namespace {

constexpr double gain_ramp_s = 5e-3; ///< long enough to avoid an audible click

/// Returns the gain of each of `count` samples: it falls linearly and then stays at `to`.
at::Tensor falling_gain(double from, double to, std::int64_t count, std::int64_t sample_rate_hz) {
    const std::int64_t ramp = std::min<std::int64_t>(
        count, std::llround(gain_ramp_s * static_cast<double>(sample_rate_hz)));
    return at::cat(
        {at::linspace(from, to, ramp, at::kFloat), at::full({count - ramp}, to, at::kFloat)});
}

} // namespace

/// Returns the samples [1, T] of the valid frames.
at::Tensor VoiceSession::valid_waveform(const SpeechChunk& chunk) {
    const std::int64_t frames = chunk.lengths.at(0);
    if (chunk.samples.defined())
        return chunk.samples.narrow(1, 0, frames * rate_.hop_length);
    if (std::exchange(had_frames_, true))
        throw std::logic_error("a model gave frames for a vocoder in more than one chunk");
    return frames == 0 ? at::zeros({1, 0}) : vocoder_->waveform(chunk.log_mel.narrow(2, 0, frames));
}

/// Scales down samples that would clip; never makes them louder. The gain stays reduced in later
/// chunks, so that the loudness does not fluctuate from chunk to chunk. It falls gradually where
/// speech has begun: a step at a chunk border would be audible as a click. Samples that still
/// exceed 1 during the ramp are clamped.
at::Tensor VoiceSession::without_clipping(const at::Tensor& samples) {
    if (samples.numel() == 0)
        return samples;
    const double peak = samples.abs().max().item<double>(), previous = gain_;
    if (peak * gain_ > 1)
        gain_ = 0.99 / peak;
    if (std::exchange(has_begun_, true) && gain_ < previous)
        return (samples * falling_gain(previous, gain_, samples.numel(), rate_.sample_rate_hz))
            .clamp(-1, 1);
    return gain_ < 1 ? (samples * gain_).clamp(-1, 1) : samples;
}

Result<std::optional<AudioClip>> VoiceSession::next(const CancellationToken& cancellation) {
    const std::optional<SpeechChunk> chunk = session_->next(cancellation);
    if (cancellation.requested())
        return fail(ErrorKind::interrupted, message(FORMANT_TR("synth", "speaking was stopped")));
    if (!chunk)
        return std::nullopt;
    if (!chunk->is_cut_off.empty() && chunk->is_cut_off.front())
        is_cut_off_ = true;
    const at::Tensor samples = valid_waveform(*chunk).squeeze(0).to(at::kCPU);
    return AudioClip{without_clipping(samples), rate_.sample_rate_hz};
}

Result<AudioClip> joined_chunks(VoiceSession& session, const CancellationToken& cancellation) {
    std::vector<at::Tensor> chunks;
    std::int64_t sample_rate_hz = 0;
    while (true) {
        auto chunk = session.next(cancellation);
        if (!chunk)
            return fail(chunk.error());
        if (!*chunk)
            return AudioClip{at::cat(chunks), sample_rate_hz};
        sample_rate_hz = (*chunk)->sample_rate_hz;
        chunks.push_back(std::move((*chunk)->samples));
    }
}

} // namespace formant
