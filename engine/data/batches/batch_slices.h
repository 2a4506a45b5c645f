#pragma once

#include "engine/data/batches/batch.h"

namespace formant {

/// Splits the batch into slices of at most `max_samples` samples, each as long as its longest
/// sample. Samples keep their index in the global batch, and so their draws of Noise.
std::vector<Batch> slices_of(const Batch& batch, std::int64_t max_samples);

/// Splits each micro-batch, in order.
std::vector<Batch> slices_of(const std::vector<Batch>& micro_batches, std::int64_t max_samples);

} // namespace formant
