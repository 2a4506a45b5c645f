#include "engine/hardware/self_test/kernel_check.h"

#include "engine/base/exception_message.h"
#include "engine/hardware/self_test/missing_kernels.h"
#include "engine/hardware/self_test/self_test_calculations.h"

namespace formant {
namespace {

tl::unexpected<Error> unusable(c10::Device device, MessageArg reason) {
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "{device} does not compute correctly: {reason}. Run "
                                               "`formant hardware --self-test` for details; "
                                               "`--gpu cpu` uses the CPU"),
                        {{"device", device.str()}, {"reason", std::move(reason)}}));
}

} // namespace

Result<void> check_kernels(c10::Device device) {
    try {
        for (const DeviceCalculation& calculation : quick_calculations())
            if (error_of(calculation, device) > tolerance_of(calculation))
                return unusable(device, message(FORMANT_TR("hardware", "its results differ from "
                                                                       "the CPU's")));
    } catch (const std::exception& failure) { // LibTorch throws if the device does not support it
        const auto explained = explain_missing_kernels(exception_message(failure));
        return unusable(device, explained ? MessageArg(*explained)
                                          : MessageArg(exception_message(failure)));
    }
    return {};
}

} // namespace formant
