#include "engine/session/hardware/hardware_watch.h"

#include "engine/base/paths.h"
#include "engine/hardware/host/host_load.h"

#include <optional>
#include <utility>

namespace formant {
namespace {

/// Samples the GPUs of all drivers. Drivers are opened by the first call, which may take seconds.
class AllGpus {
  public:
    explicit AllGpus(WatchedGpu::OpenDrivers open_drivers)
        : open_drivers_(std::move(open_drivers)) {}

    std::vector<GpuSample> sample_all() {
        if (!std::exchange(is_open_, true))
            open();
        std::vector<GpuSample> samples;
        for (const auto& [driver, uuid] : cards_)
            if (auto sample = driver->sample(uuid))
                samples.push_back(std::move(*sample));
        return samples;
    }

  private:
    void open() {
        drivers_ = open_drivers_();
        for (const auto& driver : drivers_)
            for (const GpuInfo& card : driver->list())
                cards_.emplace_back(driver.get(), card.uuid);
    }

    WatchedGpu::OpenDrivers open_drivers_;
    GpuDrivers drivers_;
    std::vector<std::pair<GpuDriver*, std::string>> cards_;
    bool is_open_ = false;
};

using Paused = std::shared_ptr<std::atomic<bool>>;

HardwareSampler::TakeSample make_sampling_function(WatchedGpu::OpenDrivers open_drivers,
                                                   Paused paused) {
    auto gpus = std::make_shared<AllGpus>(std::move(open_drivers));
    auto host = std::make_shared<HostLoad>(data_home());
    return [gpus, host, paused = std::move(paused)] {
        HardwareSample sample;
        if (*paused)
            return sample;
        sample.gpus = gpus->sample_all();
        host->measure(sample);
        return sample;
    };
}

} // namespace

HardwareWatch::HardwareWatch(OnSample on_sample, WatchedGpu::OpenDrivers open_drivers,
                             std::chrono::duration<double> period)
    : is_paused_(std::make_shared<std::atomic<bool>>(false)),
      sampler_(
          make_sampling_function(std::move(open_drivers), is_paused_), period,
          [paused = is_paused_, on_sample = std::move(on_sample)](const HardwareSample& sample) {
              if (!*paused)
                  on_sample(sample);
          }) {}

} // namespace formant
