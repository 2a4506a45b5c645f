#include "engine/session/hardware/hardware_facts.h"

#include "engine/hardware/architecture.h"
#include "engine/session/hardware/hardware_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

Message architecture_words(const GpuInfo& gpu) {
    const std::string family = name_of(gpu.architecture);
    if (family.empty() || gpu.compute_target.empty())
        return or_not_available(family + gpu.compute_target);
    return untranslated(fmt::format("{} ({})", family, gpu.compute_target));
}

Message memory_of(const GpuInfo& gpu) {
    if (!gpu.total_memory_bytes || !gpu.free_memory_bytes)
        return memory_words(gpu.total_memory_bytes);
    return message(FORMANT_TR("session", "{total}, {free} of it free"),
                   {{"total", memory_words(gpu.total_memory_bytes)},
                    {"free", memory_words(gpu.free_memory_bytes)}});
}

Message driver_of(const GpuInfo& gpu) {
    if (gpu.driver_version.empty() || gpu.runtime_version.empty())
        return or_not_available(gpu.driver_version);
    const char* runtime = gpu.vendor == GpuVendor::nvidia ? "CUDA" : "ROCm";
    return untranslated(
        fmt::format("{} ({} {})", gpu.driver_version, runtime, gpu.runtime_version));
}

/// The names of what its matrix units compute with, the same in every language.
Message formats_of(const GpuAbilities& abilities) {
    std::vector<std::string> formats;
    for (const auto& [has, name] :
         {std::pair(abilities.bf16, "bf16"), std::pair(abilities.fp16, "fp16"),
          std::pair(abilities.tf32, "TF32")})
        if (has)
            formats.emplace_back(name);
    if (formats.empty())
        return message(FORMANT_TR("session", "none but float32"));
    return untranslated(fmt::format("{}", fmt::join(formats, ", ")));
}

Message kernels_of(const GpuInfo& gpu) {
    if (!gpu.has_kernels)
        return or_not_available("");
    return *gpu.has_kernels ? message(FORMANT_TR("session", "yes"))
                            : message(FORMANT_TR("session", "no"));
}

Message disk_of(const HostInfo& host) {
    return message(FORMANT_TR("session", "{free} free in {folder}"),
                   {{"free", memory_words(host.free_disk_bytes)},
                    {"folder", or_not_available(host.data_folder)}});
}

Message ram_of(const HostInfo& host) {
    if (!host.available_ram_bytes)
        return memory_words(host.usable_ram_bytes());
    return message(FORMANT_TR("session", "{total}, {free} of it free"),
                   {{"total", memory_words(host.usable_ram_bytes())},
                    {"free", memory_words(host.available_ram_bytes)}});
}

Message version_name(const std::string& name) {
    if (name == "driver")
        return message(FORMANT_TR("session", "GPU driver"));
    if (name == "driver's CUDA")
        return message(FORMANT_TR("session", "Newest CUDA of the driver"));
    return untranslated(name);
}

} // namespace

std::vector<HardwareFact> gpu_facts(const GpuInfo& gpu) {
    return {{message(FORMANT_TR("session", "Architecture")), architecture_words(gpu)},
            {message(FORMANT_TR("session", "Memory")), memory_of(gpu)},
            {message(FORMANT_TR("session", "Driver")), driver_of(gpu)},
            {message(FORMANT_TR("session", "Computes fast in")), formats_of(gpu.abilities)},
            {message(FORMANT_TR("session", "Attention")), attention_words(gpu)},
            {message(FORMANT_TR("session", "Code for it in LibTorch")), kernels_of(gpu)},
            {message(FORMANT_TR("session", "Power limit")), power_limit_words(gpu)},
            {message(FORMANT_TR("session", "Place on the bus")), or_not_available(gpu.pci_bus_id)},
            {message(FORMANT_TR("session", "UUID")), or_not_available(gpu.uuid)}};
}

std::vector<HardwareFact> host_facts(const HostInfo& host) {
    const std::string sets = fmt::format("{}", fmt::join(host.instruction_sets, ", "));
    return {{message(FORMANT_TR("session", "Platform")), platform_words(host)},
            {message(FORMANT_TR("session", "CPU")), cpu_words(host)},
            {message(FORMANT_TR("session", "Instruction sets")), or_not_available(sets)},
            {message(FORMANT_TR("session", "Memory")), ram_of(host)},
            {message(FORMANT_TR("session", "Disk")), disk_of(host)}};
}

std::vector<HardwareFact> version_facts(const HardwareReport& report) {
    std::vector<HardwareFact> facts;
    for (const auto& [name, version] : report.versions)
        facts.push_back({version_name(name), or_not_available(version)});
    return facts;
}

} // namespace formant
