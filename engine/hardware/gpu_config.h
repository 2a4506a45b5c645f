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

/// The fastest batch size that tuning has measured on a device.
struct TunedBatch {
    std::string device;    ///< as GpuConfig::device
    std::string model;     ///< name and size: what determines memory and speed
    std::string precision; ///< "bf16"
    std::string version;   ///< of formant: another version may need more memory
    std::int64_t batch_size = 0;
    double samples_per_s = 0;
    std::string measured_at; ///< "2026-11-21T15:40:00Z"
    /// Memory of a training step: the first plus the second times its batch size; 0: not measured.
    double memory_fixed_bytes = 0;
    double memory_per_sample_bytes = 0;
};

/// The saved choices and measurements for this machine's hardware: gpu_config.json.
struct GpuConfig {
    std::string device;       ///< persistent_id() of the chosen GPU, "cpu"; empty: not chosen yet
    std::string name;         ///< shown if the GPU is gone: "NVIDIA GeForce RTX 4090"
    std::string platform;     ///< at the time of the choice: "Linux"
    std::int64_t workers = 0; ///< suggested; 0: none
    std::string chosen_at;
    std::vector<TunedBatch> tuned;
    /// Settings that the user prefers on `device` to the suggested ones: "train.batch_size", "16".
    std::map<std::string, std::string> settings;
    std::string runs_folder; ///< folder for runs; empty: the default
    std::string data_folder; ///< folder for new recordings; empty: the default
};

/// Returns the measurement for exactly this combination, or null.
const TunedBatch* find_tuned(const GpuConfig& config, const std::string& device,
                             const std::string& model, const std::string& precision,
                             const std::string& version);

/// Adds a measurement, replacing an earlier one for the same combination.
void remember_tuned(GpuConfig& config, TunedBatch measured);

/// Returns the path of `gpu_config.json` in the user's configuration folder.
Path gpu_config_file();

struct GpuConfigFound {
    GpuConfig config; ///< empty if the file is not usable
    Message note;     ///< the problem: damaged, of a newer version, unreadable
};

/// Reads the file. Never fails: without a usable file the configuration is empty. A damaged file is
/// renamed to gpu_config.json.bad, one of a newer version stays unchanged, and earlier versions are
/// migrated.
GpuConfigFound read_gpu_config(const Path& file);

/// Reads, changes and writes the file under a lock against other processes. Returns
/// ErrorKind::usage if the file is of a newer version, ErrorKind::disk if it cannot be written.
Result<void> change_gpu_config(const Path& file, const std::function<void(GpuConfig&)>& change);

} // namespace formant
