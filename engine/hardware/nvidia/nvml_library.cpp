#include "engine/hardware/nvidia/nvml_library.h"

#include "engine/base/os/os_module.h"

#include <cstdlib>
#include <vector>

namespace formant::nvml {
namespace {

std::vector<Path> candidate_files() {
    if (const char* named = std::getenv("FORMANT_NVML"); named != nullptr && *named != '\0')
        return {named};
    return {"libnvidia-ml.so.1", "/usr/lib/wsl/lib/libnvidia-ml.so.1"};
}

/// Opens the first file that works. Returns the loader's error for the first file, which is the
/// useful one.
tl::expected<void*, std::string> open_first(const std::vector<Path>& files) {
    tl::expected<void*, std::string> first = open_module(files.front());
    for (std::size_t i = 1; i < files.size() && !first; ++i)
        if (auto other = open_module(files[i]))
            return other;
    return first;
}

template <class Function>
void find(Function& function, void* module, const char* name) {
    if (function == nullptr)
        function = reinterpret_cast<Function>(find_symbol(module, name));
}

/// Finds the newest version of each function; if two names are given, an old driver only has the
/// second.
Api find_functions(void* module) {
    Api api;
    find(api.init, module, "nvmlInit_v2");
    find(api.shutdown, module, "nvmlShutdown");
    find(api.error_string, module, "nvmlErrorString");
    find(api.driver_version, module, "nvmlSystemGetDriverVersion");
    find(api.cuda_version, module, "nvmlSystemGetCudaDriverVersion_v2");
    find(api.cuda_version, module, "nvmlSystemGetCudaDriverVersion");
    find(api.device_count, module, "nvmlDeviceGetCount_v2");
    find(api.device_by_index, module, "nvmlDeviceGetHandleByIndex_v2");
    find(api.device_by_uuid, module, "nvmlDeviceGetHandleByUUID");
    find(api.name, module, "nvmlDeviceGetName");
    find(api.uuid, module, "nvmlDeviceGetUUID");
    find(api.pci_info, module, "nvmlDeviceGetPciInfo_v3");
    find(api.compute_capability, module, "nvmlDeviceGetCudaComputeCapability");
    find(api.memory_v2, module, "nvmlDeviceGetMemoryInfo_v2");
    find(api.memory, module, "nvmlDeviceGetMemoryInfo");
    find(api.power_limit, module, "nvmlDeviceGetEnforcedPowerLimit");
    find(api.power_usage, module, "nvmlDeviceGetPowerUsage");
    find(api.temperature, module, "nvmlDeviceGetTemperature");
    find(api.utilization, module, "nvmlDeviceGetUtilizationRates");
    find(api.clock, module, "nvmlDeviceGetClockInfo");
    find(api.throttle_reasons, module, "nvmlDeviceGetCurrentClocksEventReasons");
    find(api.throttle_reasons, module, "nvmlDeviceGetCurrentClocksThrottleReasons");
    find(api.processes, module, "nvmlDeviceGetComputeRunningProcesses_v3");
    find(api.processes, module, "nvmlDeviceGetComputeRunningProcesses_v2");
    return api;
}

/// Returns true if all functions that are needed to identify a card exist.
bool is_complete(const Api& api) {
    return api.init != nullptr && api.shutdown != nullptr && api.error_string != nullptr &&
           api.device_count != nullptr && api.device_by_index != nullptr &&
           api.device_by_uuid != nullptr && api.uuid != nullptr;
}

} // namespace

tl::expected<Api, Message> open_library() {
    const std::vector<Path> files = candidate_files();
    const auto module = open_first(files);
    if (!module)
        return tl::make_unexpected(
            message(FORMANT_TR("hardware", "NVIDIA's NVML was not found ({reason})"),
                    {{"reason", module.error()}}));
    const Api api = find_functions(*module);
    if (!is_complete(api))
        return tl::make_unexpected(
            message(FORMANT_TR("hardware",
                               "{file} is not a supported NVML library; install a newer driver"),
                    {{"file", files.front().string()}}));
    if (const Status status = api.init(); status != success)
        return tl::make_unexpected(
            message(FORMANT_TR("hardware", "NVIDIA's NVML cannot be initialized ({reason})"),
                    {{"reason", api.error_string(status)}}));
    return api;
}

} // namespace formant::nvml
