#pragma once

#include <cstdint>

/// The part of NVML (NVIDIA Management Library) that is used, in its own C interface. The library
/// comes with the driver and is opened at run time; NVIDIA's header is not needed. The layouts have
/// been the same since NVML 11; newer versions of a function have another name.
namespace formant::nvml {

using Device = struct DeviceOfTheLibrary*;

/// The values of nvmlReturn_t that are distinguished.
using Status = int;
constexpr Status success = 0;
constexpr Status invalid_argument = 2;
constexpr Status not_supported = 3;
constexpr Status no_permission = 4;
constexpr Status not_found = 6;
constexpr Status insufficient_size = 7;
constexpr Status driver_not_loaded = 9;
constexpr Status gpu_is_lost = 15;

struct PciInfo {
    char bus_id_legacy[16];
    unsigned domain;
    unsigned bus;
    unsigned device;
    unsigned pci_device_id;
    unsigned pci_subsystem_id;
    char bus_id[32]; ///< "00000000:65:00.0"
};
static_assert(sizeof(PciInfo) == 68);

/// The first version: counts memory that is reserved by the driver as used.
struct Memory {
    unsigned long long total_bytes;
    unsigned long long free_bytes;
    unsigned long long used_bytes;
};
static_assert(sizeof(Memory) == 24);

struct MemoryV2 {
    unsigned version; ///< memory_v2
    unsigned long long total_bytes;
    unsigned long long reserved_bytes; ///< by the driver and the card
    unsigned long long free_bytes;
    unsigned long long used_bytes;
};
static_assert(sizeof(MemoryV2) == 40);
constexpr unsigned memory_v2 = sizeof(MemoryV2) | 2U << 24U;

struct Utilization {
    unsigned gpu_percent; ///< share of the last period in which a kernel ran
    unsigned memory_percent;
};
static_assert(sizeof(Utilization) == 8);

/// A process as listed by the second and third version of the function.
struct Process {
    unsigned pid;                    ///< as seen by the driver: outside of a container
    unsigned long long memory_bytes; ///< or memory_not_available
    unsigned gpu_instance;
    unsigned compute_instance;
};
static_assert(sizeof(Process) == 24);
constexpr unsigned long long memory_not_available = ~0ULL;

constexpr int core_temperature = 0; ///< nvmlTemperatureSensors_t
constexpr int sm_clock = 1;         ///< nvmlClockType_t
constexpr int memory_clock = 2;

/// Bits of nvmlDeviceGetCurrentClocksThrottleReasons.
constexpr unsigned long long software_power_cap = 0x4;
constexpr unsigned long long software_thermal_slowdown = 0x20;
constexpr unsigned long long hardware_thermal_slowdown = 0x40;
constexpr unsigned long long hardware_power_brake = 0x80;

/// The functions of NVML; null if this driver's library has none of that name.
struct Api {
    Status (*init)() = nullptr;
    Status (*shutdown)() = nullptr;
    const char* (*error_string)(Status) = nullptr;
    Status (*driver_version)(char*, unsigned length) = nullptr;
    Status (*cuda_version)(int*) = nullptr; ///< 12040 of 12.4
    Status (*device_count)(unsigned*) = nullptr;
    Status (*device_by_index)(unsigned, Device*) = nullptr;
    Status (*device_by_uuid)(const char*, Device*) = nullptr;
    Status (*name)(Device, char*, unsigned length) = nullptr;
    Status (*uuid)(Device, char*, unsigned length) = nullptr;
    Status (*pci_info)(Device, PciInfo*) = nullptr;
    Status (*compute_capability)(Device, int* major, int* minor) = nullptr;
    Status (*memory_v2)(Device, MemoryV2*) = nullptr;
    Status (*memory)(Device, Memory*) = nullptr;
    Status (*power_limit)(Device, unsigned* milliwatt) = nullptr;
    Status (*power_usage)(Device, unsigned* milliwatt) = nullptr;
    Status (*temperature)(Device, int sensor, unsigned* celsius) = nullptr;
    Status (*utilization)(Device, Utilization*) = nullptr;
    Status (*clock)(Device, int type, unsigned* mhz) = nullptr;
    Status (*throttle_reasons)(Device, unsigned long long*) = nullptr;
    /// Returns insufficient_size if the array is too small, and the required size in `count`.
    Status (*processes)(Device, unsigned* count, Process*) = nullptr;
};

} // namespace formant::nvml
