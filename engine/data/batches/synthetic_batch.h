#pragma once

#include "engine/data/batches/batch.h"
#include "engine/data/batches/sample_maker.h"
#include "engine/data/feature_needs.h"

namespace formant {

/// Number of symbols in synthetic texts.
constexpr std::int64_t synthetic_symbol_count = 40;

/// Creates a batch of noise features with the given lengths, padded as by collate_micro_batches().
GlobalBatch synthetic_batch(const FeatureNeeds& needs, const BatchLengths& lengths,
                            const Collation& collation);

/// Creates a batch of noise features, to test that every part of a model runs and how long it
/// takes. `frames` and `tokens` are those of the longest sample.
GlobalBatch synthetic_batch(const FeatureNeeds& needs, std::int64_t samples,
                            std::int64_t micro_batch, std::int64_t frames, std::int64_t tokens);

} // namespace formant
