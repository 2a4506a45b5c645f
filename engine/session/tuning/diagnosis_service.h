#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/hardware/hardware_sample.h"
#include "engine/tuning/diagnosis_verdict.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace formant {

struct DiagnoseRequest {
    std::string config_file = "config.yaml";
    std::vector<std::string> settings; ///< "key=value" over the configuration
    std::string device = "auto";
    std::int64_t num_batches = 50;
    std::string trace_file;     ///< a Chrome trace of the measured steps; empty: none
    bool apply = false;         ///< writes the change that would help most into the configuration
    std::string decode_program; ///< program started with --decode-worker; empty: this one
};

struct DiagnosisReport {
    std::string device; ///< "cpu", "cuda:0"
    DiagnosisFacts facts;
    SpeedVerdict verdict;
    bool applied = false;      ///< the verdict's change is in the configuration
    std::vector<Error> faults; ///< trace, or configuration, that could not be written
};

/// What the GPU in use did since the last call.
using TakeGpuSamples = std::function<std::vector<GpuSample>()>;

/// Trains some real steps of a configuration that is not changed by it, measures where the time
/// goes, and says what the speed is bound by. Recordings are decoded into the cache as for a
/// training. Without `gpu_samples` the GPU's own driver is asked. ErrorKind::training where memory
/// does not suffice, ErrorKind::interrupted after a cancellation.
Result<DiagnosisReport> diagnose(const DiagnoseRequest& request, const Cancellation& cancellation,
                                 TakeGpuSamples gpu_samples = {});

} // namespace formant
