#pragma once

#include "engine/models/gpt/token_speaker.h"
#include "engine/models/speech_model.h"
#include "engine/models/xtts/hifi_decoder.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace formant::xtts {

/// Speaks a batch in chunks while its tokens are made: the hidden states that gave them become
/// audio. The chunks, joined, are what HifiDecoder makes of all states at once: each is decoded
/// with the frames around it.
class DecodedSpeech : public SpeechSession {
  public:
    /// Decodes for the speaker [1, S, 1]. The model of which `decoder` is a part must outlive it.
    DecodedSpeech(std::unique_ptr<gpt::TokenSpeaker> tokens, std::shared_ptr<HifiDecoder> decoder,
                  at::Tensor speaker, double length_scale);
    std::optional<SpeechChunk> next(const CancellationToken& cancellation) override;

  private:
    /// What was emitted of an utterance, in frames.
    struct Progress {
        std::int64_t emitted = 0;
        bool has_ended = false;
    };

    bool speak_tokens(const CancellationToken& cancellation);
    at::Tensor next_samples(std::int64_t row, std::int64_t length);

    std::unique_ptr<gpt::TokenSpeaker> tokens_;
    std::shared_ptr<HifiDecoder> decoder_;
    at::Tensor speaker_;
    double length_scale_;
    std::int64_t goal_; ///< number of tokens of the next chunk and those before it
    std::vector<Progress> rows_;
    bool has_ended_ = false;
};

} // namespace formant::xtts
