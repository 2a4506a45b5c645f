#pragma once

#include "engine/data/batches/batch_source.h"
#include "engine/data/batches/sample_length.h"
#include "engine/data/feature_needs.h"

namespace formant {

/// Symbols that made-up texts consist of.
constexpr std::int64_t made_up_symbols = 40;

/// Samples of noise as features, each as long as it is asked for.
GlobalBatch made_up_batch(const FeatureNeeds& needs, const std::vector<SampleLength>& lengths,
                          std::int64_t micro_batch);

/// Samples of noise as features: enough to see that every part of a model runs, and how long it
/// takes. `frames` and `tokens` are those of the longest.
GlobalBatch made_up_batch(const FeatureNeeds& needs, std::int64_t samples, std::int64_t micro_batch,
                          std::int64_t frames, std::int64_t tokens);

} // namespace formant
