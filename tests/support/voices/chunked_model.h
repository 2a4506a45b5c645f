#pragma once

#include "engine/models/speech_model.h"
#include "engine/synth/voice.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>

namespace formant::test {

/// Generates a waveform token by token, as an autoregressive model does: each token gives a chunk
/// that depends on all chunks before it. The last chunk is padded with a loud frame.
class ChunkedModel : public SpeechModel {
  public:
    static constexpr std::int64_t samples_per_chunk = 256; ///< one frame of the small voice

    /// Identifies a chunk: sessions and the chunks of each are counted from 0.
    struct Position {
        std::int64_t session;
        std::int64_t chunk;
    };
    /// Called before a chunk is computed; may wait or throw.
    std::function<void(Position)> before = [](Position) {};
    double loudness = 0.05;
    bool cuts_off = false; ///< the last chunk says that speech did not end by itself
    std::atomic<std::int64_t> n_sessions{0}; ///< begun so far
    std::atomic<std::int64_t> n_computed{0}; ///< chunks so far
    std::atomic<std::int64_t> n_alive{0};    ///< sessions that are not destroyed
    at::Tensor last_tokens;                  ///< int64 [1, L], of the last session

    SpeakOptions default_options() const override { return {}; }
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& options) override;
    bool outputs_waveform() const override { return true; }
    at::Tensor style_of(const ReferenceRecording& /*recording*/) override { return {}; }

    /// Returns the samples [T] of a whole text, computed at once from a sum over all tokens.
    at::Tensor whole_utterance(const at::Tensor& tokens, std::uint64_t seed) const;

  private:
    std::mutex mutex_; ///< for last_tokens
};

/// Returns a voice that speaks with `model`, which must outlive it. It has the texts and symbols of
/// the small voice.
Voice voice_with(SpeechModel& model);

} // namespace formant::test
