#pragma once

#include "engine/base/result.h"
#include "engine/data/feature_needs.h"
#include "engine/data/training_clip.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Reads what conditions a model on a speaker: the vectors of the speaker, [R, D], to each of which
/// the vector of the emotion [D] is added. Returns them as Feature::conditioning, float32 [D, R].
/// ErrorKind::data if a file cannot be read, has another shape than `limits` say, or holds values
/// that are not finite.
Result<at::Tensor> read_prompt_vectors(const PromptFiles& files, const TokenLimits& limits);

} // namespace formant
