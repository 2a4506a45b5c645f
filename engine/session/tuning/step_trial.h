#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/data/batches/synthetic_batch.h"
#include "engine/session/config/run_config.h"
#include "engine/tuning/batch_tuner.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores the steps that a child process is to run and measure.
struct StepTrialRequest {
    Path program;     ///< started with --tune-step
    RunConfig config; ///< with the batch size and accumulation to try
    std::string device = "cpu";
    std::int64_t speakers = 1;
    /// Sample lengths of each step. The first step is a warm-up and should be the longest, because
    /// it shows the memory peak.
    std::vector<std::vector<SampleLength>> steps;
    double seconds = 4; ///< duration of the measurement after the warm-up
    std::optional<std::int64_t> memory_limit_bytes; ///< on the CPU; absent: the machine's memory
    /// Time after which the child is stopped and nothing is measured; absent: so long that only a
    /// stuck child needs more.
    std::optional<double> time_limit_s;
};

/// Runs the steps in a child process, so that running out of memory ends only that process. Any
/// failure is stored in the trial.
TuneTrial run_step_trial(const StepTrialRequest& request, const CancellationToken& cancellation);

/// Returns the device as an argument of `--gpu`.
std::string device_argument(c10::Device device);

} // namespace formant
