#pragma once

#include <cstdint>
#include <optional>

namespace formant {

/// From now on this process keeps memory that it has freed, to use it again, up to some hundred MB:
/// for work whose large pieces are alike, where to give memory back and to take it anew takes more
/// time than the work itself. Call before any thread starts.
void keep_freed_memory();

/// Memory that this process has taken, at most since its start.
struct PeakMemory {
    std::int64_t resident_bytes = 0;
    std::int64_t address_space_bytes = 0;
};

/// Nothing where the system does not tell.
std::optional<PeakMemory> peak_memory();

/// What this process may take of address space at most (ulimit -v); nothing: no limit.
std::optional<std::int64_t> address_space_limit_bytes();

/// The machine's, whatever of it may be used.
std::int64_t physical_memory_bytes();

} // namespace formant
