#include "engine/session/hardware/hardware_self_test.h"

#include "engine/hardware/device.h"
#include "engine/hardware/self_test/self_test.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

/// Returns the formats to test. By compute capability of NVIDIA GPUs: fast half precision from
/// Volta (7.0), bf16 and TF32 from Ampere (8.0). CPUs support both half formats, if slowly.
GpuAbilities supported_formats(c10::Device device) {
    if (device.is_cpu())
        return {true, true, false};
    const std::vector<GpuFacts>& gpus = list_gpus().gpus;
    for (const GpuFacts& gpu : gpus)
        if (gpu.index == device.index())
            return {gpu.capability_major >= 8, gpu.capability_major >= 7,
                    gpu.capability_major >= 8};
    return {};
}

Error failed(c10::Device device, const std::vector<std::string>& lines) {
    return {
        ErrorKind::device,
        message(FORMANT_TR("session", "{device} failed its self-test: {lines}. Do not train on it "
                                      "before this is fixed; `--gpu cpu` uses the CPU"),
                {{"device", device.str()}, {"lines", fmt::format("{}", fmt::join(lines, ", "))}})};
}

} // namespace

Result<void> run_hardware_self_test(const std::string& device,
                                    const CancellationToken& cancellation,
                                    const std::function<void(const SelfTestLine&)>& on_line) {
    const auto opened = open_device(device);
    if (!opened)
        return fail(opened.error());
    std::vector<std::string> not_passed;
    const auto keep = [&](const SelfTestLine& line) {
        if (line.offered && !line.passed)
            not_passed.push_back(line.id);
        on_line(line);
    };
    if (run_self_test(*opened, self_test_parts(supported_formats(*opened)), keep, cancellation))
        return {};
    if (not_passed.empty())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "the self-test was stopped")));
    return fail(failed(*opened, not_passed));
}

} // namespace formant
