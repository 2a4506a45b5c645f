#pragma once

#include "engine/hardware/gpu_config.h"

#include <optional>
#include <string>

namespace formant {

/// Version of the file's format. Version 0 had no version number and called the device "gpu".
constexpr std::int64_t gpu_config_version = 1;

struct GpuConfigText {
    enum class Kind { valid, damaged, newer };
    Kind kind = Kind::damaged;
    GpuConfig config;         ///< if valid
    std::int64_t version = 0; ///< if newer
};

std::string gpu_config_as_json(const GpuConfig& config);

/// Parses this and earlier versions.
GpuConfigText parse_gpu_config(const std::string& text);

} // namespace formant
