#pragma once

#include "engine/data/batches/batch.h"

namespace formant {

/// The batch in slices of at most `most` samples, each as long as its own longest sample. They keep
/// their places in the global batch, and so their draws of Noise.
std::vector<Batch> slices_of(const Batch& batch, std::int64_t most);

/// The same of each micro-batch, in order.
std::vector<Batch> slices_of(const std::vector<Batch>& micro_batches, std::int64_t most);

} // namespace formant
