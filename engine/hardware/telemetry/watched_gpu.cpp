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

std::vector<GpuSample> WatchedGpu::look() {
    if (!std::exchange(is_open_, true))
        open();
    if (uuid_.empty())
        return {};
    for (const auto& driver : drivers_)
        if (auto sample = driver->sample(uuid_))
            return {std::move(*sample)};
    return {};
}

/// Of several cards it must be said which: another one's load would lead to wrong advice.
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
        log(LogLevel::debug, "the GPU is not watched: it is not known which one trains");
}

} // namespace formant
