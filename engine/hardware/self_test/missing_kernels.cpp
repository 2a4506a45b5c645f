#include "engine/hardware/self_test/missing_kernels.h"

#include "engine/base/resources.h"
#include "engine/base/version.h"

#include <algorithm>
#include <array>

namespace formant {
namespace {

/// Errors of a LibTorch that was built for other architectures and has no kernel for this GPU.
constexpr std::array no_kernels = {
    "no kernel image is available",   "invalid device function",
    "device kernel image is invalid", "NoBinaryForGpu",
    "_STATUS_ARCH_MISMATCH",
};
/// Errors of a LibTorch that needs a newer driver.
constexpr std::array old_driver = {
    "unsupported toolchain",
    "driver version is insufficient",
    "driver on your system is too old",
    "forward compatibility was attempted",
};
/// Errors of a LibTorch that was built without this type of device.
constexpr std::array no_operators = {"Could not run '", "is not linked with support for",
                                     "not compiled with CUDA", "Cannot initialize CUDA without"};

template <std::size_t count>
bool contains_any(const std::string& error_text, const std::array<const char*, count>& phrases) {
    return std::any_of(phrases.begin(), phrases.end(), [&](const char* phrase) {
        return error_text.find(phrase) != std::string::npos;
    });
}

} // namespace

std::optional<Message> explain_missing_kernels(const std::string& error_text) {
    const MessageArgs version = {{"version", torch_version()}};
    if (contains_any(error_text, no_kernels))
        return message(FORMANT_TR("hardware",
                                  "this LibTorch ({version}) has no kernels for this GPU: the GPU "
                                  "is newer or older than those it was built for. Run "
                                  "installer/quickstart --cuda to install a matching LibTorch; "
                                  "for an AMD GPU, set HSA_OVERRIDE_GFX_VERSION as shown by "
                                  "`formant hardware`"),
                       version);
    if (contains_any(error_text, old_driver))
        return message(FORMANT_TR("hardware", "the GPU's driver is too old for this LibTorch "
                                              "({version}); install a newer driver and reboot"),
                       version);
    if (contains_any(error_text, no_operators))
        return message(FORMANT_TR("hardware", "this LibTorch ({version}) was built without "
                                              "operators for this type of device; "
                                              "{command} gets one for NVIDIA GPUs"),
                       {{"version", torch_version()}, {"command", cuda_libtorch_command()}});
    return std::nullopt;
}

} // namespace formant
