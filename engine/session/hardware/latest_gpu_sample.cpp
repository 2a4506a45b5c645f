#include "engine/session/hardware/latest_gpu_sample.h"

#include "engine/session/hardware/gpu_samples.h"

#include <utility>

namespace formant {

LatestGpuSample::LatestGpuSample(std::string uuid, double rate_hz,
                                 WatchedGpu::OpenDrivers open_drivers)
    : sampler_(make_gpu_sampling_function(std::move(open_drivers), std::move(uuid)),
               std::chrono::duration<double>(1 / rate_hz), [this](const HardwareSample& sample) {
                   const std::lock_guard lock(mutex_);
                   if (!sample.gpus.empty())
                       latest_ = sample.gpus.front();
               }) {}

std::optional<GpuSample> LatestGpuSample::get() {
    const std::lock_guard lock(mutex_);
    return latest_;
}

} // namespace formant
