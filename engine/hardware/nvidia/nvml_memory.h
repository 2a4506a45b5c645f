#pragma once

#include "engine/hardware/nvidia/nvml_api.h"

#include <optional>

namespace formant::nvml {

/// Of a card; absent where its driver does not tell.
struct MemoryUse {
    std::optional<std::int64_t> total_bytes, free_bytes, used_bytes;
};
MemoryUse memory_of(const Api& api, Device device);

/// What this process has of it. Absent also where the driver counts processes by other numbers
/// than we do, as in a container.
std::optional<std::int64_t> memory_of_ours(const Api& api, Device device);

} // namespace formant::nvml
