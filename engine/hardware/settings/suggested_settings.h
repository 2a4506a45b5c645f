#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/hardware/hardware_info.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct ModelFacts {
    std::string name;
    std::int64_t parameters = 0; ///< 0: not known
    bool can_recompute = false;  ///< activations, instead of keeping them
};

/// What is known of the recordings; 0: not known.
struct DataFacts {
    std::int64_t clips = 0;
    double hours = 0;
    double mean_s = 0;
    double longest_s = 0;
    std::int64_t cached_bytes = 0; ///< decoded
};

/// A value that suits a machine, and why.
struct SuggestedSetting {
    std::string key;   ///< "train.batch_size": as in the configuration
    std::string value; ///< as YAML
    Message reason;
    bool is_only_choice{}; ///< nothing else is possible, whatever somebody prefers
};

constexpr std::int64_t usual_effective_batch = 32;

/// Settings for training on `gpu`, one of `hardware`, or on the CPU (null), that use it well and
/// fit into its memory, so that a step takes about `effective_batch` samples. Nothing is measured
/// here; `tuned` is what a tuning has measured for just this device, model and precision.
std::vector<SuggestedSetting> suggest_settings(const HardwareInfo& hardware, const GpuInfo* gpu,
                                               const ModelFacts& model, const DataFacts& data,
                                               std::int64_t effective_batch = usual_effective_batch,
                                               const TunedBatch* tuned = nullptr);

/// How many processes should decode recordings here: as many as cores and memory have room for.
std::int64_t decoders_of(const HostInfo& host);

/// "bf16", "fp16" or "float32": what the device computes fast in. Alone, because a tuning is looked
/// up by it.
SuggestedSetting suggest_precision(const HardwareInfo& hardware, const GpuInfo* gpu);

} // namespace formant
