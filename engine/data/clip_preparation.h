#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/data/corpus.h"
#include "engine/data/decoding/decoder.h"
#include "engine/data/feature_cache.h"

namespace formant {

/// A recording ready for use.
struct PreparedClip {
    Utterance utterance;
    CachedClip audio;
};

struct PreparedCorpus {
    std::vector<PreparedClip> clips; ///< in the order of the corpus
    std::vector<Message> left_out;   ///< one for each recording that cannot be used
    std::int64_t decoded = 0;        ///< how many were not in the cache
};

/// Takes each recording from the cache, or decodes it and puts it there. Unreadable ones are left
/// out and named; ErrorKind::data when none is left. `tell` hears of those that are decoded. After
/// a cancellation, ErrorKind::interrupted; what was decoded is in the cache.
Result<PreparedCorpus> prepare_clips(
    const Utterances& corpus, DecodeChildren& children, FeatureCache& cache,
    const Cancellation& cancellation, const TellProgress& tell = [](std::int64_t, std::int64_t) {});

} // namespace formant
