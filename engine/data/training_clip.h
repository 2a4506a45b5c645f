#pragma once

#include "engine/data/feature_needs.h"
#include "engine/text/tokenizer.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace formant {

/// A recording with its tokens: what plans index and joining joins.
struct TrainingClip {
    at::Tensor samples;       ///< float32 [N] at the model's rate
    Tokens tokens;            ///< none for a model that needs no texts
    std::string text;         ///< empty where the corpus has none, and none is needed
    std::string content;      ///< SHA-256 of the recording's file
    std::int64_t speaker = 0; ///< place in the speaker table
    std::string id{};         ///< utterance_id
};

using TrainingClips = std::vector<TrainingClip>;

/// SHA-256 over all contents, speakers and, where a model needs them, texts: says whether two runs
/// had the same data.
std::string corpus_fingerprint(const TrainingClips& clips, const FeatureNeeds& needs = {});

/// True for about `share` of all ids (utterance_id), always the same ones.
bool is_for_validation(const std::string& id, double share);

} // namespace formant
