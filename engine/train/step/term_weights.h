#pragma once

#include "engine/models/trainable_model.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <limits>

namespace formant {

/// A step after the warmup of all terms.
constexpr std::int64_t end_of_warmup = std::numeric_limits<std::int64_t>::max();

/// Returns the weights of a phase's loss terms at a step, [terms].
at::Tensor weights_at(const PhaseSpec& phase, std::int64_t step, at::Device device);

/// Returns true if the weights differ from those of the previous step.
bool is_warmup_step(const PhaseSpec& phase, std::int64_t step);

/// Returns 0 for terms that are excluded from the validation loss, 1 for the others, [terms].
at::Tensor validation_term_mask(const PhaseSpec& phase, at::Device device);

} // namespace formant
