#include "engine/tuning/device_memory.h"

#include "engine/base/os/os_memory.h"

#include <ATen/DeviceAccelerator.h>

namespace formant {
namespace {

/// What a training takes of addresses beside the steps that are measured here: stacks and arenas of
/// the threads that read, save and watch. Measured: docs/performance.md.
constexpr std::int64_t other_threads_bytes = std::int64_t{768} << 20;

double share(const MemoryPeak& use) {
    return static_cast<double>(use.peak_bytes) / static_cast<double>(use.limit_bytes);
}

MemoryPeak on_the_cpu(std::optional<std::int64_t> limit_bytes) {
    const PeakMemory peak = peak_memory().value_or(PeakMemory());
    const MemoryPeak resident = {peak.resident_bytes,
                                 limit_bytes.value_or(physical_memory_bytes())};
    const auto address_space = address_space_limit_bytes();
    if (!address_space)
        return resident;
    const MemoryPeak addressed = {peak.address_space_bytes + other_threads_bytes, *address_space};
    return share(addressed) > share(resident) ? addressed : resident;
}

/// What the allocator has not reserved, others have taken, and the driver for our context.
MemoryPeak on_the_gpu(c10::DeviceIndex index) {
    const auto [free_bytes, total_bytes] = at::accelerator::getMemoryInfo(index);
    const auto stats = at::accelerator::getDeviceStats(index);
    const auto& reserved =
        stats.reserved_bytes[static_cast<std::size_t>(c10::CachingAllocator::StatType::AGGREGATE)];
    const auto total = static_cast<std::int64_t>(total_bytes);
    const std::int64_t taken = total - static_cast<std::int64_t>(free_bytes);
    return {taken - reserved.current + reserved.peak, total};
}

} // namespace

MemoryPeak memory_peak(c10::Device device, std::optional<std::int64_t> cpu_limit_bytes) {
    return device.is_cpu() ? on_the_cpu(cpu_limit_bytes) : on_the_gpu(device.index());
}

} // namespace formant
