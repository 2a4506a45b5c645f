#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/tuning/batch_tuner.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores the batch size that was found for a device, a model, a precision and a program version.
struct TunedResult {
    std::string gpu; ///< its name, or "cpu"
    std::string model;
    std::string precision;
    std::string version;
    std::int64_t batch_size = 1;
    double samples_per_s = 0;
    /// Memory of a run = memory_fixed_bytes + memory_per_sample_bytes * batch size. Both are 0 if
    /// too few sizes worked to fit a line.
    double memory_fixed_bytes = 0;
    double memory_per_sample_bytes = 0;
};

/// Stores the options of `formant hardware --tune`.
struct TuneRequest {
    std::string config_file = "config.yaml";
    std::vector<std::string> settings; ///< "key=value" over the configuration
    std::string device = "auto";
    std::int64_t effective_batch = 0; ///< samples per optimizer step; 0: as configured
    double seconds_per_size = 5;
    std::optional<std::int64_t> memory_limit_bytes; ///< on the CPU; absent: the machine's memory
    std::string program; ///< started with --tune-step and --decode-worker; empty: this one
    std::function<void(const TunedResult&)> remember; ///< called with the result; may be empty
};

/// Stores the result of a batch-size search.
struct TuningReport {
    std::vector<TuneTrial> trials; ///< in the order in which they ran
    TuneTrial best;
    std::vector<std::string> settings; ///< of the best: "train.batch_size=8", ...
    TunedResult result;
};

/// Searches for the fastest batch size that leaves some memory free (batch_tuner.h). Runs real
/// training steps with the sample lengths of the corpus, each size in its own child process; the
/// effective batch size stays the same. Calls `on_trial` after each trial.
/// Returns ErrorKind::training if not even one sample fits, and ErrorKind::interrupted after a
/// cancellation.
Result<TuningReport> tune(const TuneRequest& request, const CancellationToken& cancellation,
                          const std::function<void(const TuneTrial&)>& on_trial);

} // namespace formant
