#pragma once

#include "engine/models/trainable_model.h"
#include "engine/nn/noise.h"

#include <cstdint>
#include <vector>

namespace formant::test {

/// Returns the losses of a step of a single phase, in the order of its terms: means over batches.
inline std::vector<double> losses_of(TrainableModel& model, const std::vector<Batch>& batches,
                                     std::int64_t step = 2) {
    CounterNoise noise(1, step);
    const std::vector<double> counts = model.loss_counts(0, lengths_of(batches));
    std::vector<double> means(counts.size(), 0);
    for (const Batch& batch : batches) {
        const auto state = model.forward(batch, noise);
        const auto losses = model.losses(0, *state, batch);
        for (std::size_t i = 0; i < losses.size(); ++i)
            means[i] += losses[i].sum.item<double>();
    }
    for (std::size_t i = 0; i < means.size(); ++i)
        means[i] /= counts[i];
    return means;
}

} // namespace formant::test
