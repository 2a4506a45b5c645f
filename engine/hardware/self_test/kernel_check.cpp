#include "engine/hardware/self_test/kernel_check.h"

#include "engine/base/thrown_failure.h"
#include "engine/hardware/self_test/missing_kernels.h"
#include "engine/hardware/self_test/self_test_calculations.h"

namespace formant {
namespace {

tl::unexpected<Error> unusable(c10::Device device, MessageArg reason) {
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "{device} does not compute as it should: {reason}. "
                                               "`formant hardware --self-test` looks closer; "
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
    } catch (const std::exception& failure) { // LibTorch throws what the device does not do
        const auto explained = explain_missing_kernels(words_of(failure));
        return unusable(device, explained ? MessageArg(*explained) : MessageArg(words_of(failure)));
    }
    return {};
}

} // namespace formant
