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

struct PreprocessRequest {
    std::string config_file = "config.yaml";
    std::vector<std::string> settings;   ///< "key=value" over the configuration
    std::optional<std::int64_t> workers; ///< instead of data.preprocess_workers; 0: automatic
    std::string decode_program;          ///< program started with --decode-worker; empty: this one
};

struct PreprocessReport {
    /// In the cache, and with a text where the model needs one; those to validate on among them.
    std::int64_t recordings = 0;
    std::int64_t decoded = 0;                     ///< that were not there before
    std::map<std::string, std::int64_t> speakers; ///< how many recordings each has
    double sound_s = 0;            ///< of all, as they are trained on: silent ends cut
    std::vector<Message> left_out; ///< bad rows, and recordings without sound or a text needed
};

/// Reads, decodes and caches the recordings of a configuration, so that a training finds them
/// ready. ErrorKind::usage where it could not read the texts that it needs; ErrorKind::interrupted
/// after a cancellation: what was decoded is kept.
Result<PreprocessReport> preprocess(const PreprocessRequest& request,
                                    const Cancellation& cancellation, const TellProgress& tell);

} // namespace formant
