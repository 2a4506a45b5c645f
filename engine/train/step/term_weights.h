#pragma once

#include "engine/models/trainable_model.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Returns the weights of a phase's loss terms at a step, [terms]: those that warm up rise
/// linearly.
std::vector<double> term_weights_at(const PhaseSpec& phase, std::int64_t step);

/// Returns the weights of the validation loss, [terms]: those after the warm-up, and 0 for terms
/// that it excludes.
std::vector<double> validation_weights(const PhaseSpec& phase);

} // namespace formant
