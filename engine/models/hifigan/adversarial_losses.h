#pragma once

#include "engine/models/hifigan/discriminator_sets.h"

namespace formant::hifigan {

/// Means over elements, summed over the discriminators of a set: their segments are all of one
/// length, so that the mean of a batch is the mean of its samples' means.

/// Least squares: real to 1, made to 0 (Kong et al. 2020, equation 1).
at::Tensor discriminator_loss(const JudgedPair& judged);
/// Made to 1 (equation 2).
at::Tensor generator_loss(const Judgements& made);
/// Twice the distance between the features of real and made (equation 4, with its weight in 5).
at::Tensor feature_matching_loss(const JudgedPair& judged);

} // namespace formant::hifigan
