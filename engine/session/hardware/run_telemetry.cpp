#include "engine/session/hardware/run_telemetry.h"

#include "engine/hardware/host/host_load.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace formant {
namespace {

/// The function owns the drivers, because a thread whose driver hangs outlives the run.
HardwareSampler::TakeSample make_sampling_function(const TelemetryRequest& request) {
    auto host = std::make_shared<HostLoad>(request.run_folder);
    if (!request.on_gpu)
        return [host] {
            HardwareSample sample;
            host->measure(sample);
            return sample;
        };
    const std::vector<std::string> only_gpu = {""};
    std::vector<std::shared_ptr<WatchedGpu>> gpus;
    for (const std::string& uuid : request.gpu_uuids.empty() ? only_gpu : request.gpu_uuids)
        gpus.push_back(std::make_shared<WatchedGpu>(request.open_drivers, uuid));
    return [host, gpus] {
        HardwareSample sample;
        for (const auto& gpu : gpus)
            std::ranges::move(gpu->sample(), std::back_inserter(sample.gpus));
        host->measure(sample);
        return sample;
    };
}

} // namespace

RunTelemetry::RunTelemetry(const TelemetryRequest& request, TelemetryListeners listeners)
    : listeners_(std::move(listeners)), alerts_(request.why_underused) {
    if (request.rate_hz > 0)
        sampler_.emplace(make_sampling_function(request),
                         std::chrono::duration<double>(1 / request.rate_hz),
                         [this](HardwareSample sample) { process(std::move(sample)); });
}

RunTelemetry::~RunTelemetry() {
    sampler_.reset();
    if (const auto rest = average_.flush())
        listeners_.on_record(*rest);
}

void RunTelemetry::process(HardwareSample sample) {
    sample.step = listeners_.step();
    listeners_.on_sample(sample);
    if (const auto record = average_.add(sample))
        listeners_.on_record(*record);
    for (HardwareAlert& alert : alerts_.check(sample))
        listeners_.advise(alert.id, std::move(alert.what));
}

} // namespace formant
