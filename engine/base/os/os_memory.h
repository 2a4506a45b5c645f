#pragma once

#include <cstdint>
#include <optional>

namespace formant {

/// Makes the allocator keep freed memory for reuse, up to some hundred MB: for work with large
/// allocations of similar size, where returning and mapping memory takes longer than the work
/// itself. Call before any thread starts.
void keep_freed_memory();

/// Makes the kernel end this process before others if memory runs out, as its control group or the
/// machine has none left.
void be_first_to_run_out_of_memory();

/// Stores the peak memory use of this process since its start.
struct PeakMemory {
    std::int64_t resident_bytes = 0;
    std::int64_t address_space_bytes = 0;
};

/// Returns nothing if the system does not report it.
std::optional<PeakMemory> peak_memory();

/// Returns the address space limit of this process (ulimit -v), or nothing if there is none.
std::optional<std::int64_t> address_space_limit_bytes();

/// Returns the physical memory of the machine, whatever this process may use of it.
std::int64_t physical_memory_bytes();

} // namespace formant
