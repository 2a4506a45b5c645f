#pragma once

#include "engine/data/feature_needs.h"
#include "engine/text/tokenizer.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace formant {

/// Stores a recording with its tokens: the unit of epoch plans and concatenation.
struct TrainingClip {
    at::Tensor samples;       ///< float32 [N] at the model's rate
    Tokens tokens;            ///< empty for a model without texts
    std::string text;         ///< empty if the corpus has none and none is needed
    std::string content;      ///< SHA-256 of the recording's file
    std::int64_t speaker = 0; ///< index in the speaker table
    std::string id{};         ///< utterance_id
};

using TrainingClips = std::vector<TrainingClip>;

/// Computes a SHA-256 of all contents, speakers and, if the model needs them, texts: equal for runs
/// on the same data.
std::string corpus_fingerprint(const TrainingClips& clips, const FeatureNeeds& needs = {});

} // namespace formant
