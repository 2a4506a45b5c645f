#include "engine/session/preflight_device.h"

#include "engine/hardware/device.h"
#include "engine/hardware/kernel_check.h"

namespace formant {

std::optional<c10::Device> look_at_device(const std::string& choice, PreflightLines& lines) {
    const auto device = open_device(choice);
    const auto checked = device ? check_kernels(*device) : Result<void>(fail(device.error()));
    if (!checked) {
        lines.failed("device", checked.error());
        return std::nullopt;
    }
    lines.ok("device",
             message(FORMANT_TR("session", "trains on {device}, which computes as it should"),
                     {{"device", device->str()}}));
    return *device;
}

} // namespace formant
