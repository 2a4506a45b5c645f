#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/data/clip_preparation.h"
#include "engine/data/data_config.h"
#include "engine/data/voice_profile.h"

namespace formant {

/// Settings of prepare_data().
struct DataPreparation {
    const DataConfig& data;
    std::int64_t sample_rate_hz = 0; ///< of the decoded samples
    Path decode_program;             ///< started with --decode-worker
};

/// Decoded recordings of a configuration.
struct PreparedData {
    PreparedCorpus training;   ///< includes the validation split of data.validation_share
    PreparedCorpus validation; ///< of data.validation
    VoiceProfile profile;
};

/// Reads the training corpus and, if set, the validation corpus. Loads the recordings from the
/// feature cache, or decodes them and stores them there. Every utterance gets a speaker, by
/// name_speakers(). Invalid rows of the metadata are among the excluded ones. `on_progress` reports
/// the recordings that are decoded.
Result<PreparedData> prepare_data(
    const DataPreparation& preparation, const CancellationToken& cancellation,
    const ProgressCallback& on_progress = [](std::int64_t, std::int64_t) {});

} // namespace formant
