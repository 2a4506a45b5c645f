#pragma once

#include "engine/models/trainable_model.h"
#include "engine/models/vits/vits_config.h"
#include "engine/models/vits/vits_generator.h"

namespace formant::vits {

/// Of the generator's phase (Kim et al. 2021, section 2.4, equation 10): mel, kl, dur, gen, fm.
std::vector<LossTerm> generator_terms(const VitsConfig& config);

/// KL of the posterior and the prior of the aligned tokens by the one draw (equation 4), summed
/// over channels and real frames; its mean is over frames, as in the public code.
at::Tensor kl_sum(const Synthesis& made, const FrameMask& frames);

} // namespace formant::vits
