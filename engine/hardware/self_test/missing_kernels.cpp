#include "engine/hardware/self_test/missing_kernels.h"

#include "engine/base/version.h"

#include <algorithm>
#include <array>

namespace formant {
namespace {

/// Made for other architectures: of the GPU's own there is no kernel in it.
constexpr std::array no_kernels = {
    "no kernel image is available",   "invalid device function",
    "device kernel image is invalid", "NoBinaryForGpu",
    "_STATUS_ARCH_MISMATCH",
};
/// Made for a newer driver than this.
constexpr std::array old_driver = {
    "unsupported toolchain",
    "driver version is insufficient",
    "driver on your system is too old",
    "forward compatibility was attempted",
};
/// Made without this kind of device altogether.
constexpr std::array no_operators = {"Could not run '", "is not linked with support for",
                                     "not compiled with CUDA", "Cannot initialize CUDA without"};

template <std::size_t count>
bool says_one_of(const std::string& words, const std::array<const char*, count>& phrases) {
    return std::any_of(phrases.begin(), phrases.end(),
                       [&](const char* phrase) { return words.find(phrase) != std::string::npos; });
}

} // namespace

std::optional<Message> explain_missing_kernels(const std::string& words) {
    const MessageArgs version = {{"version", torch_version()}};
    if (says_one_of(words, no_kernels))
        return message(FORMANT_TR("hardware",
                                  "this LibTorch ({version}) has no kernels for this GPU: the GPU "
                                  "is newer or older than those it was made for. "
                                  "installer/quickstart --cuda installs the LibTorch that fits; "
                                  "for an AMD card set HSA_OVERRIDE_GFX_VERSION as `formant "
                                  "hardware` names it"),
                       version);
    if (says_one_of(words, old_driver))
        return message(FORMANT_TR("hardware", "the GPU's driver is too old for this LibTorch "
                                              "({version}); install a newer driver and start the "
                                              "machine again"),
                       version);
    if (says_one_of(words, no_operators))
        return message(FORMANT_TR("hardware", "this LibTorch ({version}) was made without "
                                              "operators for this kind of device; "
                                              "installer/quickstart --cuda installs one that has "
                                              "them for NVIDIA GPUs"),
                       version);
    return std::nullopt;
}

} // namespace formant
