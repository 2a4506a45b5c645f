#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/vocoder.h"
#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/models/model.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace formant {

/// The sample rate of speech, and the samples of each frame of it.
struct SpeechRate {
    std::int64_t sample_rate_hz = 0;
    std::int64_t hop_length = 0;
};

/// Synthesizes one text chunk by chunk; Voice::begin() creates it. It keeps the model and the
/// vocoder alive, so that it may outlive the voice; the weights must not change meanwhile.
class VoiceSession {
  public:
    /// `session` is of `model`; `vocoder` is null for a model that outputs a waveform.
    VoiceSession(Model model, std::unique_ptr<SpeechSession> session,
                 std::shared_ptr<const Vocoder> vocoder, const SpeechRate& rate)
        : model_(std::move(model)), session_(std::move(session)), vocoder_(std::move(vocoder)),
          rate_(rate) {}
    VoiceSession(VoiceSession&&) = default;
    /// Assignment is deleted, because it would replace the model before the session that uses it.
    VoiceSession& operator=(VoiceSession&&) = delete;

    /// Computes the audio of the next chunk, on the CPU: of its valid frames, of which there may be
    /// none. Returns nothing after the last chunk;
    /// ErrorKind::interrupted after a cancellation. Throws std::logic_error if the model gives
    /// frames for a vocoder in more than one chunk.
    Result<std::optional<AudioClip>> next(const CancellationToken& cancellation);
    /// Returns true if the speech so far reached the longest that the model speaks before the end
    /// of the text.
    bool is_cut_off() const { return is_cut_off_; }

  private:
    at::Tensor valid_waveform(const SpeechChunk& chunk);
    at::Tensor without_clipping(const at::Tensor& samples);

    Model model_; ///< declared before session_, which refers to it
    std::unique_ptr<SpeechSession> session_;
    std::shared_ptr<const Vocoder> vocoder_;
    SpeechRate rate_;
    bool is_cut_off_ = false;
    bool had_frames_ = false; ///< frames for the vocoder
    bool has_begun_ = false;  ///< a chunk had samples
    double gain_ = 1;
};

/// Returns all chunks of a session that has not begun, joined. Errors as VoiceSession::next().
Result<AudioClip> joined_chunks(VoiceSession& session, const CancellationToken& cancellation);

} // namespace formant
