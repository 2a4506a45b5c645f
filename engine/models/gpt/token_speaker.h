#pragma once

#include "engine/models/gpt/delimited_tokens.h"
#include "engine/models/gpt/token_decoder.h"
#include "engine/models/gpt/token_sampler.h"
#include "engine/models/gpt/token_stream.h"

#include <cstdint>
#include <vector>

namespace formant::gpt {

/// Holds the texts to speak, and how to speak them.
struct SpeechRequest {
    at::Tensor prefix;             ///< conditioning vectors [B, P, D]
    std::vector<at::Tensor> texts; ///< B texts int64 [L] with their delimiters
    Delimiters audio;
    at::Tensor draws; ///< uniform in [0, 1), [B, N]: N is the largest number of audio tokens
    SamplingOptions options;
    std::vector<std::int64_t> occurred = {}; ///< tokens that count as spoken from the beginning
};

/// Speaks a batch of texts token by token, until each has its stop token, or as many tokens as
/// there are draws. Only the decoder must outlive it. Computes without gradients.
class TokenSpeaker {
  public:
    TokenSpeaker(TokenDecoder& decoder, SpeechRequest request);

    /// Speaks the next token of each text. Not to be called once has_ended().
    void speak_next();
    bool has_ended() const;
    std::int64_t count() const { return static_cast<std::int64_t>(tokens_.size()); }
    /// Returns the tokens int64 [B, count()], at least one of which must have been spoken: stop
    /// tokens after the first of a row.
    at::Tensor tokens() const;
    /// Returns the number of tokens of each row so far, without its stop token.
    std::vector<std::int64_t> lengths() const;
    /// Returns the hidden states [n, D] that gave the tokens of a row, also its stop token.
    at::Tensor hidden(std::int64_t row) const;

  private:
    SpeechRequest request_;
    std::int64_t max_tokens_;
    TokenStream stream_;
    TokenSampler sampler_;
    at::Tensor ended_; ///< bool [B]
    bool have_all_ended_ = false;
    std::vector<at::Tensor> tokens_; ///< int64 [B] each
    std::vector<at::Tensor> hidden_; ///< [B, D] each
};

} // namespace formant::gpt
