#pragma once

#include "engine/base/cancellation.h"
#include "engine/nn/noise.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant {

/// Texts to be spoken, padded.
struct UtteranceBatch {
    at::Tensor tokens;        ///< int64 [B, L]
    at::Tensor token_lengths; ///< int64 [B]
    at::Tensor sample_ids;    ///< int64 [B]: key of Noise
};

struct SpeakOptions {
    std::int64_t solver_steps = 10; ///< Euler steps of the flow
    double temperature = 0.2;       ///< scale of the initial noise
    double noise_scale = 0.667;     ///< how much each rendering differs (vits)
    double noise_scale_w = 0.8;     ///< the same of the durations (vits, stochastic ones)
    double length_scale = 1;        ///< above 1 speaks slower
    at::Tensor style;               ///< [S], of style_of(); undefined: the model's own
    std::int64_t speaker = 0;       ///< place in the speaker table
};

/// Log-mel frames that a vocoder makes audible, or sound.
struct Speech {
    at::Tensor log_mel;                ///< [B, n_mels, T]; undefined where `samples` is not
    at::Tensor samples;                ///< [B, T * hop_length], of a model that makes sound itself
    std::vector<std::int64_t> lengths; ///< [B], in frames
};

class SpeechModel {
  public:
    virtual ~SpeechModel() = default;
    /// Runs without gradients. When cancelled, what was made so far is thrown away and `lengths`
    /// is empty.
    virtual Speech speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                         const Cancellation& cancellation) = 0;
    /// Does it make sound itself, or frames for a vocoder?
    virtual bool makes_sound() const { return false; }
    /// Style vector [S] of a recording's log-mel [n_mels, T], for SpeakOptions; undefined where the
    /// model takes no style from recordings.
    virtual at::Tensor style_of(const at::Tensor& log_mel) = 0;
};

} // namespace formant
