#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/data/clip_preparation.h"
#include "engine/data/data_config.h"
#include "engine/data/voice_profile.h"

namespace formant {

struct DataPreparation {
    const DataConfig& data;
    std::int64_t sample_rate_hz = 0; ///< of the decoded samples
    Path decode_program;             ///< started with --decode-worker
};

/// The recordings of a configuration, decoded.
struct PreparedData {
    PreparedCorpus training;   ///< and to validate, where a share of it is kept for that
    PreparedCorpus validation; ///< of data.validation
    VoiceProfile profile;
};

/// Reads the corpus, and the one to validate on where there is one; takes the recordings from the
/// feature cache, or decodes them and puts them there. Every utterance has a speaker then, by
/// name_speakers(). Bad rows of the metadata are among what is left out. `tell` hears of those that
/// are decoded.
Result<PreparedData> prepare_data(
    const DataPreparation& preparation, const Cancellation& cancellation,
    const TellProgress& tell = [](std::int64_t, std::int64_t) {});

} // namespace formant
