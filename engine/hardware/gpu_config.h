#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What a tuning has measured to be the fastest batch size of a device.
struct TunedBatch {
    std::string device;    ///< as GpuConfig::device
    std::string model;     ///< "unet small": what decides on its memory and speed
    std::string precision; ///< "bf16"
    std::string version;   ///< of formant: another may need more memory
    std::int64_t batch_size = 0;
    double samples_per_s = 0;
    std::string measured_at; ///< "2026-11-21T15:40:00Z"
    /// Memory of a training is the first plus the second times its batch size; 0: not measured.
    double memory_fixed_bytes = 0;
    double memory_per_sample_bytes = 0;
};

/// What is remembered of this machine's hardware: gpu_config.json.
struct GpuConfig {
    std::string device; ///< lasting_name() of the chosen GPU, "cpu"; empty: nothing was chosen yet
    std::string name;   ///< for words, where it is gone: "NVIDIA GeForce RTX 4090"
    std::string platform;     ///< when it was chosen: "Linux"
    std::int64_t workers = 0; ///< that were suggested; 0: none
    std::string chosen_at;
    std::vector<TunedBatch> tuned;
    /// That the user wants on `device` in place of the suggested ones: "train.batch_size", "16".
    std::map<std::string, std::string> settings;
    std::string runs_folder; ///< where runs are kept; empty: the usual one
    std::string data_folder; ///< where recordings are kept that are made here; empty: the usual one
};

/// The measurement for just this, or null.
const TunedBatch* find_tuned(const GpuConfig& config, const std::string& device,
                             const std::string& model, const std::string& precision,
                             const std::string& version);

/// Replaces an older measurement for the same.
void remember_tuned(GpuConfig& config, TunedBatch measured);

/// `gpu_config.json` in the user's folder for configuration.
Path gpu_config_file();

struct GpuConfigFound {
    GpuConfig config; ///< empty where nothing can be used
    Message note;     ///< what was not well: damaged, of a newer version, not readable
};

/// Never fails: without a usable file nothing is remembered. A damaged one is kept as
/// gpu_config.json.bad; one of a newer version stays as it is; an older one is understood.
GpuConfigFound read_gpu_config(const Path& file);

/// Reads, changes and writes the file while no other process does. ErrorKind::usage where it is of
/// a newer version, ErrorKind::disk where it cannot be written.
Result<void> change_gpu_config(const Path& file, const std::function<void(GpuConfig&)>& change);

} // namespace formant
