#pragma once

#include "engine/models/hifigan/discriminator_sets.h"

namespace formant::hifigan {

// All losses are means over elements, summed over the discriminators of a set. All segments have
// the same length, so that the mean of a batch equals the mean of its samples' means.

/// Least-squares loss: real scores to 1, generated scores to 0 (Kong et al. 2020, equation 1).
at::Tensor discriminator_loss(const DiscriminatorOutputPair& outputs);
/// Least-squares loss: generated scores to 1 (equation 2).
at::Tensor generator_loss(const DiscriminatorOutputs& generated);
/// L1 distance between the features of real and generated samples (equation 4), times its weight in
/// equation 5, which is 2.
at::Tensor feature_matching_loss(const DiscriminatorOutputPair& outputs);

} // namespace formant::hifigan
