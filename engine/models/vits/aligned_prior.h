#pragma once

#include "engine/models/vits/text_encoder.h"
#include "engine/nn/frame_mask.h"

namespace formant::vits {

/// Returns the log-likelihood [B, L, T] of each frame of `z` [B, C, T] under each token's prior
/// (Kim et al. 2021, equation 6); without gradient, in full precision.
at::Tensor token_likelihood(const Gaussian& prior, const at::Tensor& z);

/// Returns the prior of each frame's token: [B, C, L] by int64 [B, T] -> [B, C, T].
Gaussian expand_prior(const Gaussian& prior, const at::Tensor& frame_tokens,
                      const FrameMask& frames);

/// Length regulator: returns the token of each frame, int64 [B, T], for the durations int64 [B, L].
at::Tensor expand_by_duration(const at::Tensor& durations, std::int64_t frames);

} // namespace formant::vits
