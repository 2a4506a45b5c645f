#include "engine/session/hardware/chosen_hardware.h"

#include "engine/base/log.h"
#include "engine/hardware/inventory.h"

namespace formant {

ChosenHardware choose_hardware(const std::string& requested, HardwareInfo hardware,
                               GpuConfigFound found) {
    ChosenHardware chosen{std::move(hardware), std::move(found.config), {}, {}};
    chosen.choice = resolve_device(requested, chosen.remembered, chosen.hardware);
    if (!found.note.empty())
        chosen.warnings.push_back(std::move(found.note));
    if (chosen.choice.is_replacement)
        chosen.warnings.push_back(chosen.choice.how);
    return chosen;
}

ChosenHardware choose_hardware(const std::string& requested) {
    return choose_hardware(requested, take_inventory(), read_gpu_config(gpu_config_file()));
}

std::string device_to_open(const std::string& requested) {
    if (requested != "auto")
        return requested;
    const ChosenHardware chosen = choose_hardware(requested);
    for (const Message& warning : chosen.warnings)
        log(LogLevel::warning, warning);
    return chosen.choice.device;
}

} // namespace formant
