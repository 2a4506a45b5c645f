#pragma once

#include "engine/models/trainable_model.h"
#include "engine/nn/noise.h"

#include <ATen/ATen.h>

#include <string>

namespace formant::test {

/// Returns true if a phase's loss gives a gradient to parameters with this prefix.
inline bool reaches(TrainableModel& model, const Batch& batch, std::size_t phase,
                    const std::string& prefix) {
    model.zero_grad(/*set_to_none=*/true);
    CounterNoise noise(1, 1);
    const auto state = model.forward(batch, noise);
    at::Tensor total = at::zeros({});
    for (const LossSum& loss : model.losses(phase, *state, batch))
        total = total + loss.sum;
    total.backward();
    for (const auto& parameter : model.named_parameters())
        if (parameter.key().starts_with(prefix) && parameter.value().grad().defined())
            return true;
    return false;
}

} // namespace formant::test
