#pragma once

#include "engine/models/trainable_model.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <limits>

namespace formant {

/// No term's weight still rises then.
constexpr std::int64_t end_of_warm_up = std::numeric_limits<std::int64_t>::max();

/// The weights of a phase's terms at a step, [terms].
at::Tensor weights_at(const PhaseSpec& phase, std::int64_t step, at::Device device);

/// Whether they are others than those of the step before.
bool warms_up(const PhaseSpec& phase, std::int64_t step);

/// 0 for the terms that a validation does not judge by, 1 for the others, [terms].
at::Tensor judged_terms(const PhaseSpec& phase, at::Device device);

} // namespace formant
