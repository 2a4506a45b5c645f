#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Request to decode the recordings of a configuration in advance.
struct PreprocessRequest {
    std::string config_file;             ///< YAML; empty: the defaults and the settings alone
    std::vector<std::string> settings;   ///< "key=value"; override the configuration
    std::optional<std::int64_t> workers; ///< instead of data.preprocess_workers; 0: automatic
    std::string decode_program;          ///< program started with --decode-worker; empty: this one
};

/// Result of preprocess().
struct PreprocessReport {
    /// Recordings in the cache, with a text if the model needs one; includes the validation set.
    std::int64_t recordings = 0;
    std::int64_t decoded = 0;                     ///< not in the cache before
    std::map<std::string, std::int64_t> speakers; ///< number of recordings of each
    double sound_s = 0; ///< total duration with silent ends trimmed, as in training
    std::vector<Message>
        excluded; ///< invalid rows, recordings without sound or without a needed text
};

/// Reads, decodes and caches the recordings of a configuration in advance of a run.
/// ErrorKind::usage where the run could not process the texts; ErrorKind::interrupted on
/// cancellation: what was decoded is kept.
Result<PreprocessReport> preprocess(const PreprocessRequest& request,
                                    const CancellationToken& cancellation,
                                    const ProgressCallback& on_progress);

} // namespace formant
