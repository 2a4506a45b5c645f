#pragma once

#include "engine/audio/log_mel.h"
#include "engine/data/batches/sample_length.h"
#include "engine/data/feature_needs.h"

#include <map>
#include <string>

namespace formant {

/// Stores the features of one sample: those that the model needs.
struct Sample {
    std::map<Feature, at::Tensor> features; ///< shapes as in Feature
    SampleLength length;
    std::int64_t speaker = 0; ///< index in the speaker table
    std::string content{};    ///< SHA-256 of what ComputedFeature reads; empty if there is none

    /// Adds a feature whose last dimension has one element per step of its axis.
    void add(Feature feature, at::Tensor values);
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
