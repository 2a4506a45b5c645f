#pragma once

#include "engine/models/gpt/delimited_tokens.h"

#include <ATen/core/Tensor.h>

namespace formant::gpt {

/// Returns the cross-entropy of scores [B, T, tokens] and targets int64 [B, T], summed over all
/// targets but ignored ones; scalar, in float32 or more.
at::Tensor summed_cross_entropy(const at::Tensor& scores, const at::Tensor& targets);

/// Returns the number of targets that have the highest score, as a scalar without gradient.
at::Tensor count_correct(const at::Tensor& scores, const at::Tensor& targets);

} // namespace formant::gpt
