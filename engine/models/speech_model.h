#pragma once

#include "engine/base/cancellation.h"
#include "engine/nn/noise.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant {

/// A padded batch of texts to synthesize.
struct UtteranceBatch {
    at::Tensor tokens;        ///< int64 [B, L]
    at::Tensor token_lengths; ///< int64 [B]
    at::Tensor sample_ids;    ///< int64 [B], the keys of Noise
};

struct SpeakOptions {
    std::int64_t solver_steps = 10; ///< Euler steps of the flow
    double temperature = 0.2;       ///< scale of the initial noise
    double noise_scale = 0.667;     ///< variation between renderings (vits)
    double noise_scale_w = 0.8;     ///< variation of stochastic durations (vits)
    double length_scale = 1;        ///< above 1 speaks slower
    at::Tensor style;               ///< [S], from style_of(); undefined: the model's default
    std::int64_t speaker = 0;       ///< index in the speaker table
};

/// Synthesized speech: log-mel frames for a vocoder, or a waveform.
struct Speech {
    at::Tensor log_mel;                ///< [B, n_mels, T]; undefined if `samples` is defined
    at::Tensor samples;                ///< [B, T * hop_length], from end-to-end models
    std::vector<std::int64_t> lengths; ///< [B], in frames
};

/// Interface of models that synthesize speech from text.
class SpeechModel {
  public:
    virtual ~SpeechModel() = default;
    /// Synthesizes a batch without gradients. After cancellation, `lengths` is empty and the rest
    /// is meaningless.
    virtual Speech speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                         const CancellationToken& cancellation) = 0;
    /// Returns true if the model outputs a waveform, false if it outputs frames for a vocoder.
    virtual bool outputs_waveform() const { return false; }
    /// Returns the style vector [S] of a recording's log-mel [n_mels, T], for SpeakOptions;
    /// undefined if the model does not support reference recordings.
    virtual at::Tensor style_of(const at::Tensor& log_mel) = 0;
};

} // namespace formant
