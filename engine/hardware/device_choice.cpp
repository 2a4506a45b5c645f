#include "engine/hardware/device_choice.h"

#include "engine/hardware/gpu_uuid.h"

#include <algorithm>
#include <tuple>

namespace formant {
namespace {

auto rank(const GpuInfo& gpu) {
    return std::tuple(gpu.total_memory_bytes.value_or(0), static_cast<int>(gpu.architecture),
                      -gpu.index.value_or(0));
}

const GpuInfo* find_remembered(const GpuConfig& remembered, const HardwareInfo& hardware) {
    const auto& gpus = hardware.gpus;
    const auto found = std::find_if(gpus.begin(), gpus.end(), [&](const GpuInfo& gpu) {
        return persistent_id(gpu) == remembered.device;
    });
    return found == gpus.end() ? nullptr : &*found;
}

DeviceChoice this_gpu(const GpuInfo& gpu, MessageText why) {
    return {std::to_string(*gpu.index), message(why, {{"name", gpu.name}}), false};
}

DeviceChoice best_device(const HardwareInfo& hardware) {
    if (const GpuInfo* best = best_gpu(hardware))
        return this_gpu(*best, FORMANT_TR("hardware", "{name}, the best GPU here"));
    if (hardware.gpus.empty() && !hardware.why_no_gpu.empty())
        return {"cpu",
                message(FORMANT_TR("hardware", "the CPU, because {reason}"),
                        {{"reason", hardware.why_no_gpu}}),
                false};
    return {"cpu", message(FORMANT_TR("hardware", "the CPU, because no GPU here can be used")),
            false};
}

DeviceChoice replacement(const GpuConfig& remembered, const GpuInfo* there,
                         const HardwareInfo& hardware) {
    const DeviceChoice best = best_device(hardware);
    const MessageArg reason =
        there != nullptr && !there->usable()
            ? there->why_not_usable
            : message(FORMANT_TR("hardware", "it is not in this machine or is hidden"));
    return {best.device,
            message(FORMANT_TR("hardware", "{best}; {name}, which was chosen before, cannot be "
                                           "used: {reason}. Run `formant hardware "
                                           "--reconfigure` to choose again"),
                    {{"best", best.how},
                     {"name", remembered.name.empty() ? remembered.device : remembered.name},
                     {"reason", reason}}),
            true};
}

} // namespace

std::string persistent_id(const GpuInfo& gpu) {
    return gpu.uuid.empty() ? gpu.pci_bus_id : gpu.uuid;
}

bool can_train(const GpuInfo& gpu) {
    return gpu.usable() && gpu.index.has_value();
}

std::string number_of(const GpuInfo& gpu) {
    const std::optional<int> number = gpu.index ? gpu.index : gpu.driver_index;
    return number ? std::to_string(*number) : persistent_id(gpu);
}

const GpuInfo* find_gpu(const HardwareInfo& hardware, const std::string& choice) {
    const GpuInfo* found = nullptr;
    for (const GpuInfo& gpu : hardware.gpus) {
        const bool is_meant = number_of(gpu) == choice || matches_card(choice, persistent_id(gpu));
        if (is_meant && (found == nullptr || (can_train(gpu) && !can_train(*found))))
            found = &gpu;
    }
    return found;
}

const GpuInfo* best_gpu(const HardwareInfo& hardware) {
    const GpuInfo* best = nullptr;
    for (const GpuInfo& gpu : hardware.gpus)
        if (can_train(gpu) && (best == nullptr || rank(*best) < rank(gpu)))
            best = &gpu;
    return best;
}

const GpuInfo* gpu_of_index(const HardwareInfo& hardware, std::optional<int> index) {
    if (!index)
        return nullptr;
    for (const GpuInfo& gpu : hardware.gpus)
        if (gpu.index == index)
            return &gpu;
    return nullptr;
}

DeviceChoice resolve_device(const std::string& choice, const GpuConfig& remembered,
                            const HardwareInfo& hardware) {
    if (choice != "auto") {
        const GpuInfo* gpu = find_gpu(hardware, choice);
        return {choice,
                message(FORMANT_TR("hardware", "{device}, set by --gpu"),
                        {{"device", gpu != nullptr ? gpu->name : choice}}),
                false};
    }
    if (remembered.device.empty())
        return best_device(hardware);
    if (remembered.device == "cpu")
        return {"cpu", message(FORMANT_TR("hardware", "the CPU, as chosen")), false};
    const GpuInfo* there = find_remembered(remembered, hardware);
    if (there != nullptr && can_train(*there))
        return this_gpu(*there, FORMANT_TR("hardware", "{name}, as chosen"));
    return replacement(remembered, there, hardware);
}

} // namespace formant
