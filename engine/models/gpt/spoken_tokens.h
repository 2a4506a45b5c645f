#pragma once

#include "engine/base/cancellation.h"
#include "engine/models/gpt/token_speaker.h"

#include <cstdint>
#include <vector>

namespace formant::gpt {

/// Holds the audio tokens of a batch.
struct SpokenTokens {
    at::Tensor codes;                  ///< int64 [B, C], C >= 1; 0 after the end of a row
    std::vector<std::int64_t> lengths; ///< [B], at least 1
    std::vector<bool> is_cut_off;      ///< [B], no stop token came
};

/// Speaks the texts as TokenSpeaker does. Ends early after a cancellation.
SpokenTokens speak_tokens(TokenDecoder& decoder, const SpeechRequest& request,
                          const CancellationToken& cancellation);

/// Returns the texts of a padded batch int64 [B, L], each with its delimiters.
std::vector<at::Tensor> delimited_texts(const at::Tensor& tokens, const at::Tensor& lengths,
                                        const Delimiters& delimiters);

} // namespace formant::gpt
