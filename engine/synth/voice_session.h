#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/vocoder.h"
#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/models/model.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace formant {

/// Synthesis of one text chunk by chunk, from Voice::begin(). Keeps the model and the vocoder
/// alive, so that it may outlive the voice; the weights must not change meanwhile.
class VoiceSession {
  public:
    /// `session` is of `model`; `vocoder` is null for a model that outputs a waveform.
    VoiceSession(Model model, std::unique_ptr<SpeechSession> session,
                 std::shared_ptr<const Vocoder> vocoder, std::int64_t sample_rate_hz)
        : model_(std::move(model)), session_(std::move(session)), vocoder_(std::move(vocoder)),
          sample_rate_hz_(sample_rate_hz) {}

    /// Computes the audio of the next chunk, on the CPU. Returns nothing after the last one;
    /// ErrorKind::interrupted after a cancellation.
    Result<std::optional<AudioClip>> next(const CancellationToken& cancellation);

  private:
    at::Tensor without_clipping(const at::Tensor& samples);

    Model model_; ///< declared before session_, which refers to it
    std::unique_ptr<SpeechSession> session_;
    std::shared_ptr<const Vocoder> vocoder_;
    std::int64_t sample_rate_hz_;
    double gain_ = 1;
};

} // namespace formant
