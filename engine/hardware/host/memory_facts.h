#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// RAM of the machine as the kernel reports it; absent if it does not.
struct MemoryFacts {
    std::optional<std::int64_t> ram_bytes;
    std::optional<std::int64_t> available_ram_bytes; ///< without swapping
};

/// Parses the text of /proc/meminfo.
MemoryFacts memory_facts(const std::string& meminfo);

} // namespace formant
