#include "engine/tuning/device_memory.h"

#include "engine/base/os/os_memory.h"

#include <ATen/DeviceAccelerator.h>

namespace formant {
namespace {

/// Address space of a run in addition to the measured steps: stacks and arenas of the threads that
/// load data, save and monitor. Measured: docs/performance.md.
constexpr std::int64_t other_threads_bytes = std::int64_t{768} << 20;

double share(const MemoryPeak& use) {
    return static_cast<double>(use.peak_bytes) / static_cast<double>(use.limit_bytes);
}

MemoryPeak cpu_memory_peak(std::optional<std::int64_t> limit_bytes) {
    const PeakMemory peak = peak_memory().value_or(PeakMemory());
    const MemoryPeak resident = {peak.resident_bytes,
                                 limit_bytes.value_or(physical_memory_bytes())};
    const auto address_space = address_space_limit_bytes();
    if (!address_space)
        return resident;
    const MemoryPeak addressed = {peak.address_space_bytes + other_threads_bytes, *address_space};
    return share(addressed) > share(resident) ? addressed : resident;
}

c10::CachingAllocator::Stat reserved_by_allocator(c10::DeviceIndex index) {
    return at::accelerator::getDeviceStats(index)
        .reserved_bytes[static_cast<std::size_t>(c10::CachingAllocator::StatType::AGGREGATE)];
}

/// Memory in use that the allocator has not reserved belongs to other programs and to the CUDA
/// context.
MemoryPeak gpu_memory_peak(c10::DeviceIndex index) {
    const auto [free_bytes, total_bytes] = at::accelerator::getMemoryInfo(index);
    const auto reserved = reserved_by_allocator(index);
    const auto total = static_cast<std::int64_t>(total_bytes);
    const std::int64_t used = total - static_cast<std::int64_t>(free_bytes);
    return {used - reserved.current + reserved.peak, total};
}

} // namespace

MemoryPeak memory_peak(c10::Device device, std::optional<std::int64_t> cpu_limit_bytes) {
    return device.is_cpu() ? cpu_memory_peak(cpu_limit_bytes) : gpu_memory_peak(device.index());
}

std::int64_t own_memory_peak_bytes(c10::Device device) {
    if (device.is_cpu())
        return peak_memory().value_or(PeakMemory()).resident_bytes;
    return reserved_by_allocator(device.index()).peak;
}

} // namespace formant
