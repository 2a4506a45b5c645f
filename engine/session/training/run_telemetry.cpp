#include "engine/session/training/run_telemetry.h"

#include "engine/hardware/host/host_load.h"

#include <memory>
#include <utility>

namespace formant {
namespace {

/// Owns what it looks with: where a driver hangs, its thread outlives the run.
HardwareSampler::TakeSample make_look(const TelemetryRequest& request) {
    auto host = std::make_shared<HostLoad>(request.run_folder);
    if (!request.on_gpu)
        return [host] {
            HardwareSample sample;
            host->look(sample);
            return sample;
        };
    auto gpu = std::make_shared<WatchedGpu>(request.open_drivers, request.gpu_uuid);
    return [host, gpu] {
        HardwareSample sample;
        sample.gpus = gpu->look();
        host->look(sample);
        return sample;
    };
}

} // namespace

RunTelemetry::RunTelemetry(const TelemetryRequest& request, TelemetryListeners listeners)
    : listeners_(std::move(listeners)), alerts_(request.why_underused) {
    if (request.rate_hz > 0)
        sampler_.emplace(make_look(request), std::chrono::duration<double>(1 / request.rate_hz),
                         [this](HardwareSample sample) { take(std::move(sample)); });
}

RunTelemetry::~RunTelemetry() {
    sampler_.reset();
    if (const auto rest = average_.rest())
        listeners_.keep(*rest);
}

void RunTelemetry::take(HardwareSample sample) {
    sample.step = listeners_.step();
    listeners_.show(sample);
    if (const auto record = average_.add(sample))
        listeners_.keep(*record);
    for (HardwareAlert& alert : alerts_.judge(sample))
        listeners_.advise(alert.id, std::move(alert.what));
}

} // namespace formant
