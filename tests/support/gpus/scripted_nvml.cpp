// A library with NVML's C interface whose answers come from a JSON file, for machines without an
// NVIDIA driver: FORMANT_NVML names this library, FORMANT_NVML_SCRIPT the file, which is read again
// when it has changed. Built a second time with SCRIPTED_NVML_OLD_DRIVER, it lacks the functions
// that came with drivers after 450.
//
// {
//   "count": 0,                         status of nvmlDeviceGetCount
//   "init": 0,                          status of nvmlInit (9: the driver is not loaded)
//   "driver": "550.54.15",
//   "cuda": 12040,
//   "gpus": [{
//     "uuid": "GPU-...", "name": "...", "bus": 101,
//     "capability": [8, 9],
//     "memory": {"total": B, "reserved": B, "used": B},
//     "power_limit_mw": 450000, "power_mw": 440000, "temperature_c": 65,
//     "utilisation_percent": 97, "core_mhz": 2520, "memory_mhz": 10501,
//     "throttle": 32,                   bits of nvmlDeviceGetCurrentClocksThrottleReasons
//     "processes": [{"pid": 4711, "bytes": B}],    pid 0: the process that asks
//     "errors": {"nvmlDeviceGetPowerUsage": 4},    status instead of an answer (3: not supported,
//                                                  4: no permission)
//     "gone_after": 20                  calls for this GPU, then it is lost
//   }]
// }
//
// Omitted entries are not supported (status 3).
#include "engine/hardware/nvidia/nvml_api.h"
#include "tests/support/gpus/nvml_script.h"

#include <cstring>
#include <map>
#include <mutex>
#include <unistd.h>

using namespace formant::nvml;
using namespace formant::test;

namespace {

/// Guards the script: several threads may call NVML.
std::mutex mutex;

/// A handle is the GPU's UUID, kept for the life of the process as NVML's handles are.
Device handle_of(const std::string& uuid) {
    static std::map<std::string, std::string> kept;
    return reinterpret_cast<Device>(kept.emplace(uuid, uuid).first->second.data());
}

/// Calls `answer` for a GPU, if it exists and the script has no error for the function.
template <class Answer>
Status about(Device device, const char* function, Answer answer) {
    const std::lock_guard lock(mutex);
    if (device == nullptr)
        return invalid_argument;
    const Json* gpu = find_scripted_gpu(reinterpret_cast<const char*>(device));
    if (gpu == nullptr || is_gone(*gpu))
        return gpu_is_lost;
    if (const auto errors = gpu->find("errors"); errors != gpu->end() && errors->contains(function))
        return (*errors)[function].get<Status>();
    return answer(*gpu);
}

template <class Value>
Status report(const Json& owner, const char* key, Value* value) {
    if (!owner.contains(key))
        return not_supported;
    *value = owner[key].get<Value>();
    return success;
}

Status report_text(const Json& owner, const char* key, char* text, unsigned length) {
    if (!owner.contains(key))
        return not_supported;
    const auto value = owner[key].get<std::string>();
    if (value.size() + 1 > length)
        return insufficient_size;
    std::memcpy(text, value.c_str(), value.size() + 1);
    return success;
}

#ifndef SCRIPTED_NVML_OLD_DRIVER

Status report_processes(const Json& gpu, unsigned* count, Process* processes) {
    if (!gpu.contains("processes"))
        return not_supported;
    const auto capacity = *count;
    *count = static_cast<unsigned>(gpu["processes"].size());
    if (*count > capacity)
        return insufficient_size;
    for (unsigned i = 0; i < *count; ++i) {
        const Json& process = gpu["processes"][i];
        const auto pid = process["pid"].get<unsigned>();
        processes[i] = {pid == 0 ? static_cast<unsigned>(::getpid()) : pid,
                        process["bytes"].get<unsigned long long>(), ~0U, ~0U};
    }
    return success;
}

#endif

} // namespace

// The rest of the library is hidden: both may be open in one process.
#pragma GCC visibility push(default)
extern "C" {

Status nvmlInit_v2() {
    const std::lock_guard lock(mutex);
    return nvml_script().value("init", success);
}

Status nvmlShutdown() {
    return success;
}

const char* nvmlErrorString(Status status) {
    static const std::map<Status, const char*> texts = {
        {success, "Success"},
        {invalid_argument, "Invalid Argument"},
        {not_supported, "Not Supported"},
        {no_permission, "Insufficient Permissions"},
        {not_found, "Not Found"},
        {insufficient_size, "Insufficient Size"},
        {driver_not_loaded, "Driver Not Loaded"},
        {gpu_is_lost, "GPU is lost"},
    };
    const auto found = texts.find(status);
    return found == texts.end() ? "Unknown Error" : found->second;
}

Status nvmlSystemGetDriverVersion(char* text, unsigned length) {
    const std::lock_guard lock(mutex);
    return report_text(nvml_script(), "driver", text, length);
}

Status nvmlDeviceGetCount_v2(unsigned* count) {
    const std::lock_guard lock(mutex);
    *count = static_cast<unsigned>(scripted_gpus().size());
    return nvml_script().value("count", success);
}

Status nvmlDeviceGetHandleByIndex_v2(unsigned index, Device* device) {
    const std::lock_guard lock(mutex);
    if (index >= scripted_gpus().size())
        return invalid_argument;
    const Json& gpu = scripted_gpus()[index];
    *device = handle_of(gpu.value("uuid", ""));
    return is_gone(gpu) ? gpu_is_lost : success;
}

Status nvmlDeviceGetHandleByUUID(const char* uuid, Device* device) {
    const std::lock_guard lock(mutex);
    const Json* gpu = find_scripted_gpu(uuid);
    if (gpu == nullptr)
        return not_found;
    *device = handle_of(uuid);
    return is_gone(*gpu) ? gpu_is_lost : success;
}

Status nvmlDeviceGetName(Device device, char* text, unsigned length) {
    return about(device, __func__,
                 [&](const Json& gpu) { return report_text(gpu, "name", text, length); });
}

Status nvmlDeviceGetUUID(Device device, char* text, unsigned length) {
    return about(device, __func__,
                 [&](const Json& gpu) { return report_text(gpu, "uuid", text, length); });
}

Status nvmlDeviceGetPciInfo_v3(Device device, PciInfo* pci) {
    return about(device, __func__, [&](const Json& gpu) {
        *pci = {};
        return report(gpu, "bus", &pci->bus);
    });
}

Status nvmlDeviceGetCudaComputeCapability(Device device, int* major, int* minor) {
    return about(device, __func__, [&](const Json& gpu) {
        if (!gpu.contains("capability"))
            return not_supported;
        *major = gpu["capability"][0].get<int>();
        *minor = gpu["capability"][1].get<int>();
        return success;
    });
}

Status nvmlDeviceGetMemoryInfo(Device device, Memory* memory) {
    return about(device, __func__, [&](const Json& gpu) {
        if (!gpu.contains("memory"))
            return not_supported;
        const auto total = gpu["memory"]["total"].get<unsigned long long>();
        const auto used = gpu["memory"]["used"].get<unsigned long long>() +
                          gpu["memory"]["reserved"].get<unsigned long long>();
        *memory = {total, total - used, used};
        return success;
    });
}

Status nvmlDeviceGetEnforcedPowerLimit(Device device, unsigned* milliwatt) {
    return about(device, __func__,
                 [&](const Json& gpu) { return report(gpu, "power_limit_mw", milliwatt); });
}

Status nvmlDeviceGetPowerUsage(Device device, unsigned* milliwatt) {
    return about(device, __func__,
                 [&](const Json& gpu) { return report(gpu, "power_mw", milliwatt); });
}

Status nvmlDeviceGetTemperature(Device device, int sensor, unsigned* celsius) {
    return about(device, __func__, [&](const Json& gpu) {
        return sensor == core_temperature ? report(gpu, "temperature_c", celsius)
                                          : invalid_argument;
    });
}

Status nvmlDeviceGetUtilizationRates(Device device, Utilization* utilization) {
    return about(device, __func__, [&](const Json& gpu) {
        *utilization = {};
        return report(gpu, "utilisation_percent", &utilization->gpu_percent);
    });
}

Status nvmlDeviceGetClockInfo(Device device, int type, unsigned* mhz) {
    return about(device, __func__, [&](const Json& gpu) {
        if (type != sm_clock && type != memory_clock)
            return invalid_argument;
        return report(gpu, type == sm_clock ? "core_mhz" : "memory_mhz", mhz);
    });
}

#ifndef SCRIPTED_NVML_OLD_DRIVER

Status nvmlSystemGetCudaDriverVersion_v2(int* version) {
    const std::lock_guard lock(mutex);
    return report(nvml_script(), "cuda", version);
}

Status nvmlDeviceGetMemoryInfo_v2(Device device, MemoryV2* memory) {
    return about(device, __func__, [&](const Json& gpu) {
        if (memory->version != memory_v2)
            return 25; // NVML_ERROR_ARGUMENT_VERSION_MISMATCH
        if (!gpu.contains("memory"))
            return not_supported;
        memory->total_bytes = gpu["memory"]["total"].get<unsigned long long>();
        memory->reserved_bytes = gpu["memory"]["reserved"].get<unsigned long long>();
        memory->used_bytes = gpu["memory"]["used"].get<unsigned long long>();
        memory->free_bytes = memory->total_bytes - memory->reserved_bytes - memory->used_bytes;
        return success;
    });
}

Status nvmlDeviceGetCurrentClocksThrottleReasons(Device device, unsigned long long* reasons) {
    return about(device, __func__,
                 [&](const Json& gpu) { return report(gpu, "throttle", reasons); });
}

Status nvmlDeviceGetComputeRunningProcesses_v3(Device device, unsigned* count, Process* processes) {
    return about(device, __func__,
                 [&](const Json& gpu) { return report_processes(gpu, count, processes); });
}

#endif
}
#pragma GCC visibility pop
