#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/data/batches/made_up_batch.h"
#include "engine/tuning/batch_tuner.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Steps that a child process is to measure.
struct StepTrialRequest {
    Path program;     ///< started with --tune-step
    RunConfig config; ///< train.batch_size and gradient_accumulation_steps are what is tried
    std::string device = "cpu";
    std::int64_t speakers = 1;
    /// The samples of each step. The first step warms up and is best the longest: it shows the peak
    /// of the memory.
    std::vector<std::vector<SampleLength>> steps;
    double seconds = 4;                             ///< for the steps after that
    std::optional<std::int64_t> memory_limit_bytes; ///< on the CPU; absent: the machine's
};

/// Takes the steps in a process of its own: running out of memory ends that one alone. A failure of
/// any kind is in the trial.
TuneTrial try_steps(const StepTrialRequest& request, const Cancellation& cancellation);

/// As `formant --gpu` takes it.
std::string device_choice(c10::Device device);

} // namespace formant
