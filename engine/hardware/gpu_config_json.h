#pragma once

#include "engine/hardware/gpu_config.h"

#include <optional>
#include <string>

namespace formant {

/// Of the file's form. 0 had no version and called the device "gpu".
constexpr std::int64_t gpu_config_version = 1;

struct GpuConfigText {
    enum class Kind { whole, damaged, newer };
    Kind kind = Kind::damaged;
    GpuConfig config;         ///< of a whole one
    std::int64_t version = 0; ///< of a newer one
};

std::string gpu_config_as_json(const GpuConfig& config);

/// Understands this version and older ones.
GpuConfigText gpu_config_of_json(const std::string& text);

} // namespace formant
