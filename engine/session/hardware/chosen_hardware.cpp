#include "engine/session/hardware/chosen_hardware.h"

#include "engine/base/log.h"
#include "engine/hardware/inventory.h"

namespace formant {

ChosenHardware choose_hardware(const std::string& asked, HardwareInfo hardware,
                               GpuConfigFound found) {
    ChosenHardware chosen{std::move(hardware), std::move(found.config), {}, {}};
    chosen.choice = choose_device_of(asked, chosen.remembered, chosen.hardware);
    if (!found.note.empty())
        chosen.warnings.push_back(std::move(found.note));
    if (chosen.choice.is_replacement)
        chosen.warnings.push_back(chosen.choice.how);
    return chosen;
}

ChosenHardware choose_hardware(const std::string& asked) {
    return choose_hardware(asked, take_inventory(), read_gpu_config(gpu_config_file()));
}

std::string device_for(const std::string& asked) {
    if (asked != "auto")
        return asked;
    const ChosenHardware chosen = choose_hardware(asked);
    for (const Message& warning : chosen.warnings)
        log(LogLevel::warning, warning);
    return chosen.choice.device;
}

} // namespace formant
