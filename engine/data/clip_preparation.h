#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/data/corpus.h"
#include "engine/data/decoding/decoder.h"
#include "engine/data/feature_cache.h"

namespace formant {

/// Stores a recording that is ready for use.
struct PreparedClip {
    Utterance utterance;
    CachedClip audio;
};

struct PreparedCorpus {
    std::vector<PreparedClip> clips; ///< in the order of the corpus
    std::vector<Message> excluded;   ///< reasons, one per recording that cannot be used
    std::int64_t decoded = 0;        ///< number of recordings that were not in the cache
};

/// Loads each recording from the cache, or decodes it and stores it there. Unreadable recordings
/// are excluded and named; ErrorKind::data if none is left. `on_progress` reports the recordings to
/// decode. ErrorKind::interrupted on cancellation; what was decoded is in the cache.
Result<PreparedCorpus> prepare_clips(
    const Utterances& corpus, DecodeChildren& children, FeatureCache& cache,
    const CancellationToken& cancellation,
    const ProgressCallback& on_progress = [](std::int64_t, std::int64_t) {});

} // namespace formant
