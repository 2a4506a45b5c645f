#pragma once

#include "engine/hardware/nvidia/nvml_api.h"

#include <optional>

namespace formant::nvml {

/// Memory of a card; absent if its driver does not report it.
struct MemoryUse {
    std::optional<std::int64_t> total_bytes, free_bytes, used_bytes;
};
MemoryUse memory_of(const Api& api, Device device);

/// Returns the memory that this process uses on the card. Also absent if the driver sees other
/// process IDs, as in a container.
std::optional<std::int64_t> memory_of_ours(const Api& api, Device device);

} // namespace formant::nvml
