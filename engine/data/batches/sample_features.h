#pragma once

#include "engine/audio/log_mel.h"
#include "engine/data/feature_needs.h"
#include "engine/text/tokenizer.h"

namespace formant {

/// Stores the features of one sample; those that the model does not need are undefined.
struct Sample {
    at::Tensor mel; ///< log-mel [n_mels, T]
    Tokens tokens;
    std::int64_t speaker = 0; ///< index in the speaker table
    at::Tensor spectrum;      ///< magnitudes [n_fft / 2 + 1, T]
    at::Tensor audio;         ///< samples [T * hop_length]

    std::int64_t frames() const { return mel.defined() ? mel.size(1) : spectrum.size(1); }
};

/// Computes the features that a model needs from audio.
class SampleFeatures {
  public:
    explicit SampleFeatures(const FeatureNeeds& needs) : needs_(needs), log_mel_(needs.mel) {}
    /// Computes the features of audio [N]; the caller adds the tokens.
    Sample operator()(const at::Tensor& sound) const;

  private:
    void add_framed(const at::Tensor& sound, Sample& sample) const;
    void add_centered(const at::Tensor& sound, Sample& sample) const;

    FeatureNeeds needs_;
    LogMel log_mel_;
};

} // namespace formant
