#include "engine/session/speech/speech_memory_watch.h"

#include "engine/base/log.h"
#include "engine/hardware/gpu_list.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace formant {
namespace {

constexpr std::array<std::string_view, 3> memory_alerts = {"gpu-memory-taken", "gpu-memory-trend",
                                                           "ram-exhausted"};

/// Returns an empty string if the driver does not report it: then the machine's only GPU is meant.
std::string uuid_of(c10::Device device) {
    const auto& gpus = list_gpus().gpus;
    const auto found = std::ranges::find(gpus, static_cast<int>(device.index()), &GpuFacts::index);
    return found == gpus.end() ? std::string() : found->uuid;
}

TelemetryRequest request_for(c10::Device device, const Path& folder) {
    TelemetryRequest request;
    request.run_folder = folder;
    request.on_gpu = !device.is_cpu();
    if (request.on_gpu)
        request.gpu_uuids = {uuid_of(device)};
    return request;
}

} // namespace

TelemetryListeners memory_listeners(SpeechMemoryWatch::Warn warn) {
    return {[] { return std::int64_t{0}; }, [](const HardwareSample&) {},
            [](const HardwareSample&) {},
            [warn = std::move(warn)](const std::string& id, const Message& what) {
                if (std::ranges::find(memory_alerts, id) != memory_alerts.end())
                    warn(what);
            }};
}

SpeechMemoryWatch::SpeechMemoryWatch(c10::Device device, const Path& folder)
    : SpeechMemoryWatch(device, request_for(device, folder),
                        [](const Message& what) { log(LogLevel::warning, what); }) {}

SpeechMemoryWatch::SpeechMemoryWatch(c10::Device device, const TelemetryRequest& request,
                                     Warn warn) {
    if (!device.is_cpu())
        telemetry_.emplace(request, memory_listeners(std::move(warn)));
}

} // namespace formant
