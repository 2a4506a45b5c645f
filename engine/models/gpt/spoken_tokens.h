#pragma once

#include "engine/base/cancellation.h"
#include "engine/models/gpt/delimited_tokens.h"
#include "engine/models/gpt/token_decoder.h"
#include "engine/models/gpt/token_sampler.h"

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
};

/// Holds the audio tokens of a batch.
struct SpokenTokens {
    at::Tensor codes;                  ///< int64 [B, C], C >= 1; 0 after the end of a row
    std::vector<std::int64_t> lengths; ///< [B], at least 1
    std::vector<bool> is_cut_off;      ///< [B], no stop token came
};

/// Speaks the texts token by token until each has its stop token, or as many tokens as there are
/// draws. Ends early after a cancellation.
SpokenTokens speak_tokens(TokenDecoder& decoder, const SpeechRequest& request,
                          const CancellationToken& cancellation);

/// Returns the texts of a padded batch int64 [B, L], each with its delimiters.
std::vector<at::Tensor> delimited_texts(const at::Tensor& tokens, const at::Tensor& lengths,
                                        const Delimiters& delimiters);

} // namespace formant::gpt
