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

class ProcessGroup;

/// Stores the options of `formant diagnose`.
struct DiagnoseRequest {
    std::string config_file;           ///< YAML; empty: the defaults and the settings alone
    std::vector<std::string> settings; ///< "key=value", override the configuration
    std::string device = "auto";
    std::int64_t num_batches = 50;
    std::string trace_file;     ///< a Chrome trace of the measured steps; empty: none
    bool apply = false;         ///< write the most effective change to the configuration file
    std::string decode_program; ///< program started with --decode-worker; empty: this one
};

/// Stores the result of a diagnosis.
struct DiagnosisReport {
    std::string device; ///< "cpu", "cuda:0"
    DiagnosisFacts facts;
    SpeedVerdict verdict;
    bool applied = false;      ///< the verdict's change was written to the configuration file
    std::vector<Error> faults; ///< a trace or configuration that could not be written
};

/// Returns the samples of the GPU in use since the last call.
using TakeGpuSamples = std::function<std::vector<GpuSample>()>;

/// Finds the bottleneck of a configuration: runs some real training steps, measures where the time
/// goes, and suggests a settings change. Recordings are decoded into the cache as for a run;
/// nothing else is written unless the request says so. Without `gpu_samples`, the driver of the GPU
/// is queried.
/// Returns ErrorKind::training if memory runs out, and ErrorKind::interrupted after a cancellation.
///
/// With a group, all ranks call this and run the steps together, with the configuration of rank 0.
/// The report is about this rank, with the times of all; only rank 0 writes outputs.
Result<DiagnosisReport> diagnose(const DiagnoseRequest& request,
                                 const CancellationToken& cancellation,
                                 TakeGpuSamples gpu_samples = {}, ProcessGroup* group = nullptr);

} // namespace formant
