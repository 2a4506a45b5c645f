#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant::gpt {

/// Places of conditioning vectors, text and audio of each sample in one sequence: one after the
/// other, and all padding at the end. So a causal transformer needs no mask, and padding changes no
/// result.
class SequenceLayout {
  public:
    /// A batch of `prefix` conditioning vectors, `text` and `audio` positions a sample, of which
    /// `text_lengths` int64 [B] text positions are real. Undefined lengths: padding of texts stays
    /// in its place, and the audio attends to it as in upstream's IndexTTS2.
    SequenceLayout(std::int64_t prefix, std::int64_t text, std::int64_t audio,
                   const at::Tensor& text_lengths);

    /// Moves the padding of the texts to the end, x [B, prefix + text + audio, D].
    at::Tensor pack(const at::Tensor& x) const;
    /// Returns the text's part of packed hidden states, [B, text, D]; arbitrary where it is
    /// padding.
    at::Tensor text_of(const at::Tensor& packed) const;
    /// Returns the audio's part of packed hidden states, [B, audio, D].
    at::Tensor audio_of(const at::Tensor& packed) const;

  private:
    std::int64_t prefix_, text_, audio_;
    at::Tensor packed_from_; ///< int64 [B, prefix + text + audio]; undefined if nothing is moved
    at::Tensor audio_from_;  ///< int64 [B, audio]
};

} // namespace formant::gpt
