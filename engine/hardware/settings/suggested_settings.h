#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/hardware/hardware_info.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct ModelFacts {
    std::string name;
    std::int64_t parameters = 0;                  ///< 0: not known
    bool supports_gradient_checkpointing = false; ///< activations, instead of keeping them
};

/// Properties of the recordings; 0: unknown.
struct DataFacts {
    std::int64_t clips = 0;
    double hours = 0;
    double mean_s = 0;
    double longest_s = 0;
    std::int64_t cached_bytes = 0; ///< decoded
};

/// A suggested value of a setting with the reason.
struct SuggestedSetting {
    std::string key;   ///< "train.batch_size": as in the configuration
    std::string value; ///< as YAML
    Message reason;
    bool is_only_choice{}; ///< no other value is possible, regardless of preferences
    bool is_user_choice{}; ///< the user chose the value for this device (gpu_config.json)
};

constexpr std::int64_t usual_effective_batch = 32;

/// Suggests settings for training on `gpu`, one of `hardware`, or on the CPU (null), that use the
/// device well and fit into its memory, with about `effective_batch` samples per step. Measures
/// nothing; `tuned` is the tuning result for exactly this device, model and precision.
std::vector<SuggestedSetting> suggest_settings(const HardwareInfo& hardware, const GpuInfo* gpu,
                                               const ModelFacts& model, const DataFacts& data,
                                               std::int64_t effective_batch = usual_effective_batch,
                                               const TunedBatch* tuned = nullptr);

/// Suggests the accumulation with which a step of micro-batches of `batch_size` has at least
/// `effective_batch` samples. Separate, because the batch size in effect may not be the suggested
/// one.
SuggestedSetting suggest_accumulation(std::int64_t effective_batch, std::int64_t batch_size);

/// Returns the number of processes that should decode recordings, limited by cores and memory.
std::int64_t suggested_decode_workers(const HostInfo& host);

/// Suggests "bf16", "fp16" or "float32": the format in which the device is fast. Separate, because
/// tuning results are looked up by it.
SuggestedSetting suggest_precision(const HardwareInfo& hardware, const GpuInfo* gpu);

/// Returns the precision for somebody who asks for half precision, whatever its speed: "bf16" where
/// the device supports it natively, else "fp16" on a GPU and "float32" on the CPU (null), where
/// half precision is slower.
std::string half_precision_of(const HardwareInfo& hardware, const GpuInfo* gpu);

} // namespace formant
