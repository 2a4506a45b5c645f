#include "engine/hardware/telemetry/watched_gpu.h"

#include "engine/base/log.h"

#include <utility>

namespace formant {

GpuDrivers open_gpu_drivers() {
    GpuDrivers drivers;
    if (auto nvidia = open_nvml())
        drivers.push_back(std::move(*nvidia));
    else
        log(LogLevel::debug, nvidia.error());
    drivers.push_back(open_amd_sysfs());
    return drivers;
}

std::vector<GpuSample> WatchedGpu::sample() {
    if (!std::exchange(is_open_, true))
        open();
    if (uuid_.empty())
        return {};
    for (const auto& driver : drivers_)
        if (auto found = driver->sample(uuid_))
            return {std::move(*found)};
    return {};
}

/// Opens the drivers. Does not guess among several cards: the load of another card would lead to
/// wrong advice.
void WatchedGpu::open() {
    drivers_ = open_drivers_();
    if (!uuid_.empty())
        return;
    std::vector<GpuInfo> cards;
    for (const auto& driver : drivers_)
        for (GpuInfo& card : driver->list())
            cards.push_back(std::move(card));
    if (cards.size() == 1)
        uuid_ = cards.front().uuid;
    else
        log(LogLevel::debug, "the GPU is not monitored: it is unknown which one trains");
}

} // namespace formant
