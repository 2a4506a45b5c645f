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

/// The size that was found for a device, a model, a precision and a version of this program: what
/// is worth remembering.
struct TunedResult {
    std::string gpu; ///< its name; "cpu"
    std::string model;
    std::string precision;
    std::string version;
    std::int64_t batch_size = 1;
    double samples_per_s = 0;
    /// Memory of a training is the first plus the second times its batch size; 0: too few sizes
    /// worked to tell.
    double memory_fixed_bytes = 0;
    double memory_per_sample_bytes = 0;
};

struct TuneRequest {
    std::string config_file = "config.yaml";
    std::vector<std::string> settings; ///< "key=value" over the configuration
    std::string device = "auto";
    std::int64_t effective_batch = 0; ///< samples of a step; 0: those of the configuration
    double seconds_per_size = 5;
    std::optional<std::int64_t> memory_limit_bytes; ///< on the CPU; absent: the machine's
    std::string program; ///< started with --tune-step and --decode-worker; empty: this one
    std::function<void(const TunedResult&)> remember; ///< may be empty
};

struct TuningReport {
    std::vector<TuneTrial> trials; ///< in the order in which they were tried
    TuneTrial best;
    std::vector<std::string> settings; ///< of the best: "train.batch_size=8", ...
    TunedResult result;
};

/// Tries batch sizes with real steps, as long as the corpus's samples, each in a process of its
/// own, and keeps the fastest that leaves some memory free (batch_tuner.h); the samples of a step
/// stay as many. `on_trial` hears of each. ErrorKind::training where not even one sample works;
/// ErrorKind::interrupted after a cancellation.
Result<TuningReport> tune(const TuneRequest& request, const Cancellation& cancellation,
                          const std::function<void(const TuneTrial&)>& on_trial);

} // namespace formant
