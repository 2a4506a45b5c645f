#include "engine/session/hardware/gpu_samples.h"

#include <memory>
#include <utility>

namespace formant {
namespace {

constexpr std::chrono::milliseconds period{100};

} // namespace

HardwareSampler::TakeSample make_gpu_sampling_function(WatchedGpu::OpenDrivers open_drivers,
                                                       std::string uuid) {
    auto watched = std::make_shared<WatchedGpu>(std::move(open_drivers), std::move(uuid));
    return [watched] {
        HardwareSample sample;
        sample.gpus = watched->sample();
        return sample;
    };
}

GpuSamples::GpuSamples(std::string uuid, WatchedGpu::OpenDrivers open_drivers)
    : sampler_(make_gpu_sampling_function(std::move(open_drivers), std::move(uuid)), period,
               [this](const HardwareSample& sample) {
                   const std::lock_guard lock(mutex_);
                   samples_.insert(samples_.end(), sample.gpus.begin(), sample.gpus.end());
               }) {}

std::vector<GpuSample> GpuSamples::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(samples_, {});
}

} // namespace formant
