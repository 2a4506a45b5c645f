#pragma once

#include "engine/base/paths.h"
#include "engine/data/feature_needs.h"
#include "engine/text/tokenizer.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Files of the vectors that condition a model on a speaker (tokens/prompt_vectors.h).
struct PromptFiles {
    Path speaker;
    Path emotion;
};

/// Stores a recording with its tokens: the unit of epoch plans and concatenation.
struct TrainingClip {
    at::Tensor samples;       ///< float32 [N] at the model's rate; undefined with prepared codes
    Tokens tokens;            ///< empty for a model without texts
    std::string text;         ///< empty if the corpus has none and none is needed
    std::string content;      ///< SHA-256 of the recording's file
    std::int64_t speaker = 0; ///< index in the speaker table
    std::string id{};         ///< utterance_id, or that of the recording in its manifest
    at::Tensor codes{};       ///< int32 [C], prepared; undefined for recordings
    PromptFiles prompt{};     ///< of prepared codes; read whenever a sample is made

    /// Returns audio samples, or text tokens and codes: what the time of a step grows with.
    std::int64_t size() const {
        return codes.defined() ? codes.numel() + static_cast<std::int64_t>(tokens.size())
                               : samples.numel();
    }
};

using TrainingClips = std::vector<TrainingClip>;

/// Computes a SHA-256 of all contents, speakers and, if the model needs them, texts: equal for runs
/// on the same data.
std::string corpus_fingerprint(const TrainingClips& clips, const FeatureNeeds& needs = {});

} // namespace formant
