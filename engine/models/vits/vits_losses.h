#pragma once

#include "engine/models/trainable_model.h"
#include "engine/models/vits/vits_config.h"
#include "engine/models/vits/vits_generator.h"

namespace formant::vits {

/// Returns the loss terms of the generator's phase (Kim et al. 2021, section 2.4, equation 10):
/// mel, kl, dur, gen, fm.
std::vector<LossTerm> generator_terms(const VitsConfig& config);

/// Returns the KL divergence of posterior and aligned prior, estimated with the single draw
/// (equation 4), summed over channels and real frames. Its mean is over frames, as in upstream
/// VITS.
at::Tensor kl_sum(const Synthesis& made, const FrameMask& frames);

} // namespace formant::vits
