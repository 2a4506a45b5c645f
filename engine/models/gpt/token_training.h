#pragma once

#include "engine/models/gpt/token_decoder.h"
#include "engine/models/trainable_model.h"

#include <vector>

namespace formant::gpt {

/// Scores of a forward pass and what they should have predicted.
struct TokenForward : ForwardState {
    TokenLogits scores;
    at::Tensor text_targets, audio_targets; ///< int64 [B, T]
};

/// Returns the terms of a model over audio tokens: `text` and `audio`, cross-entropy of the next
/// token; `accuracy`, the share of audio tokens with the highest score (weight 0).
std::vector<LossTerm> token_terms(double text_weight, double audio_weight);

/// Returns the sums of these terms for a TokenForward.
std::vector<LossSum> token_losses(const ForwardState& state);

/// Returns the layer groups of the TokenDecoder `gpt`: text_tokens, audio_tokens, positions,
/// transformer.
std::vector<LayerGroup> decoder_layers();

} // namespace formant::gpt
