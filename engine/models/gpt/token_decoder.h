#pragma once

#include "engine/models/gpt/delimited_tokens.h"
#include "engine/models/gpt/gpt_core.h"
#include "engine/models/gpt/learned_positions.h"
#include "engine/models/gpt/sequence_layout.h"

#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>

#include <memory>

namespace formant::gpt {

/// Size of a TokenDecoder.
struct TokenDecoderSize {
    GptSize gpt;
    std::int64_t text_tokens = 0;  ///< rows of the table, start and stop among them
    std::int64_t audio_tokens = 0; ///< rows of the table, start and stop among them
    std::int64_t text_positions = 0;
    std::int64_t audio_positions = 0;
};

/// A batch whose next tokens are predicted.
struct TokenInputs {
    at::Tensor prefix;       ///< conditioning vectors [B, P, D]
    at::Tensor text;         ///< int64 [B, L], delimited
    at::Tensor text_lengths; ///< int64 [B], positions of the text that later ones may attend to;
                             ///< undefined: all
    at::Tensor audio;        ///< int64 [B, C], delimited
};

/// Scores of the token that follows each position.
struct TokenLogits {
    at::Tensor text;  ///< [B, L, text_tokens]
    at::Tensor audio; ///< [B, C, audio_tokens]
};

/// Decoder-only transformer over conditioning vectors, text tokens and audio tokens (Betker 2023,
/// Tortoise; Casanova et al. 2024, XTTS, section 2): text and audio have tables of tokens and of
/// positions, and heads of their own. Submodules: text_embedding, mel_embedding, gpt,
/// mel_pos_embedding, text_pos_embedding, final_norm, text_head, mel_head.
class TokenDecoder : public torch::nn::Module {
  public:
    explicit TokenDecoder(const TokenDecoderSize& size);

    /// Predicts the tokens of a batch. Draws "input" and those of GptCore from `dropout`.
    TokenLogits predict(const TokenInputs& inputs, const Dropout& dropout);
    /// Gives gradients only to these rows of the tables of text tokens, bool [text_tokens];
    /// undefined: to all.
    void train_text_tokens(const at::Tensor& rows) { trained_text_ = rows; }
    void set_gradient_checkpointing(bool on) { gpt_->set_gradient_checkpointing(on); }

    /// Returns embeddings with positions from `first` on, of tokens int64 [B, L], [B, L, D].
    at::Tensor embed_text(const at::Tensor& tokens, std::int64_t first = 0);
    at::Tensor embed_audio(const at::Tensor& tokens, std::int64_t first = 0);
    /// Returns the hidden states of embeddings [B, T, D], which the heads map to scores; decoders
    /// of speech read them too.
    at::Tensor hidden(const at::Tensor& embedded, const CoreOptions& options);
    /// Returns the scores [..., audio_tokens] of hidden states [..., D].
    at::Tensor audio_scores(const at::Tensor& hidden) { return mel_head_(hidden); }
    const TokenDecoderSize& size() const { return size_; }

  private:
    at::Tensor with_trained_rows(const at::Tensor& table) const;

    TokenDecoderSize size_;
    at::Tensor trained_text_;
    torch::nn::Embedding text_embedding_, mel_embedding_;
    std::shared_ptr<GptCore> gpt_;
    std::shared_ptr<LearnedPositions> mel_pos_embedding_, text_pos_embedding_;
    torch::nn::LayerNorm final_norm_;
    torch::nn::Linear text_head_, mel_head_;
};

} // namespace formant::gpt
