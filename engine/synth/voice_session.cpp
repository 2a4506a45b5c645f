#include "engine/synth/voice_session.h"

#include <ATen/ATen.h>

namespace formant {

/// Scales down samples that would clip; never makes them louder. The gain stays reduced in later
/// chunks, so that the loudness does not fluctuate from chunk to chunk.
at::Tensor VoiceSession::without_clipping(const at::Tensor& samples) {
    const double peak = samples.numel() == 0 ? 0 : samples.abs().max().item<double>();
    if (peak * gain_ > 1)
        gain_ = 0.99 / peak;
    return gain_ < 1 ? samples * gain_ : samples;
}

Result<std::optional<AudioClip>> VoiceSession::next(const CancellationToken& cancellation) {
    const std::optional<SpeechChunk> chunk = session_->next(cancellation);
    if (cancellation.requested())
        return fail(ErrorKind::interrupted, message(FORMANT_TR("synth", "speaking was stopped")));
    if (!chunk)
        return std::nullopt;
    const at::Tensor samples =
        chunk->samples.defined() ? chunk->samples : vocoder_->waveform(chunk->log_mel);
    return AudioClip{without_clipping(samples.squeeze(0).to(at::kCPU)), sample_rate_hz_};
}

} // namespace formant
