#pragma once

#include "engine/models/gpt/token_decoder.h"

#include <vector>

namespace formant::gpt {

/// Positions of audio tokens that are spoken.
enum class AudioPositions {
    consecutive, ///< 0, 1, 2, ... as in training
    upstream     ///< 0, 2, 3, ... as IndexTTS2's published inference, which skips position 1
};

/// Speaks a batch of texts token by token, each from the ones before it. Texts of other lengths
/// begin later, after padding that no position attends to. Owns its cache; only the decoder must
/// outlive it. Computes without gradients.
class TokenStream {
  public:
    /// Takes conditioning vectors [B, P, D] and texts, each int64 [L] with its delimiters. Up to
    /// `capacity` tokens can be spoken, the start token among them.
    TokenStream(TokenDecoder& decoder, const at::Tensor& prefix,
                const std::vector<at::Tensor>& texts, std::int64_t capacity,
                AudioPositions positions = AudioPositions::consecutive);

    /// Appends the tokens int64 [B], the start token first, and returns the scores [B,
    /// audio_tokens] of those that follow.
    at::Tensor next(const at::Tensor& tokens);
    /// Returns the hidden states [B, D] that gave the last scores.
    const at::Tensor& hidden() const { return hidden_; }

  private:
    at::Tensor run(const at::Tensor& embedded);
    std::int64_t position() const;

    TokenDecoder& decoder_;
    AudioPositions positions_;
    KeyValueCache cache_;
    at::Tensor pending_; ///< embeddings of conditioning and texts, until the first tokens
    at::Tensor keys_;    ///< bool [B, K]; undefined without padding
    std::int64_t spoken_ = 0;
    at::Tensor hidden_;
};

} // namespace formant::gpt
