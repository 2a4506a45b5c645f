#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// What the kernel says of the machine's RAM; absent where it does not say.
struct MemoryFacts {
    std::optional<std::int64_t> ram_bytes;
    std::optional<std::int64_t> available_ram_bytes; ///< without pushing anything to the disk
};

/// From the text of /proc/meminfo.
MemoryFacts memory_facts(const std::string& meminfo);

} // namespace formant
