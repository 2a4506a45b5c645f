#include "engine/session/preflight/preflight_device.h"

#include "engine/hardware/self_test/kernel_check.h"
#include "engine/session/hardware/run_hardware.h"

namespace formant {

std::optional<c10::Device> look_at_device(const RunRequest& request, RunConfig& config,
                                          PreflightLines& lines) {
    const auto hardware = settle_run_hardware(request, config);
    const auto checked =
        hardware ? check_kernels(hardware->device) : Result<void>(fail(hardware.error()));
    if (!checked) {
        lines.failed("device", checked.error());
        return std::nullopt;
    }
    const c10::Device device = hardware->device;
    lines.ok("device",
             message(FORMANT_TR("session", "trains on {device}, which computes as it should"),
                     {{"device", device.str()}}));
    return device;
}

} // namespace formant
