#include "engine/hardware/self_test/self_test.h"

#include "engine/base/thrown_failure.h"
#include "engine/hardware/self_test/attention_backends.h"
#include "engine/hardware/self_test/missing_kernels.h"
#include "engine/hardware/self_test/self_test_calculations.h"

namespace formant {
namespace {

Message why_thrown(const std::exception& failure) {
    if (auto explained = explain_missing_kernels(words_of(failure)))
        return std::move(*explained);
    return message(FORMANT_TR("hardware", "it cannot compute this: {reason}"),
                   {{"reason", words_of(failure)}});
}

Message differs() {
    return message(FORMANT_TR("hardware", "its result differs from the CPU's by more than rounding "
                                          "explains; is it overclocked, or its driver damaged?"));
}

void compare(const DeviceCalculation& calculation, c10::Device device, SelfTestLine& line) {
    line.offered = !calculation.is_offered || calculation.is_offered(device);
    if (!line.offered) {
        line.why_not =
            message(FORMANT_TR("hardware", "this device does not offer it; it is not needed"));
        return;
    }
    line.error = error_of(calculation, device);
    line.tolerance = tolerance_of(calculation);
    line.passed = line.error <= line.tolerance;
    if (!line.passed)
        line.why_not = differs();
}

SelfTestLine test(const DeviceCalculation& calculation, c10::Device device) {
    SelfTestLine line;
    line.id = calculation.id;
    line.what = calculation.what;
    try {
        compare(calculation, device, line);
    } catch (const std::exception& failure) { // LibTorch throws what the device does not do
        line.why_not = why_thrown(failure);
    }
    return line;
}

SelfTestLine copy_line(const std::string& id, Message what) {
    SelfTestLine line;
    line.id = id;
    line.what = std::move(what);
    line.error = 1; // a copy is equal or it is not
    return line;
}

void judge_copy(bool right, double gb_per_s, SelfTestLine& line) {
    line.passed = right;
    line.error = right ? 0 : 1;
    line.gb_per_s = gb_per_s;
    if (!right)
        line.why_not = differs();
}

std::vector<SelfTestLine> test_both_ways(const SelfTestParts& parts, c10::Device device) {
    SelfTestLine there = copy_line(
        "copy-to-device", message(FORMANT_TR("hardware", "copy from the CPU to the device")));
    SelfTestLine back = copy_line(
        "copy-to-cpu", message(FORMANT_TR("hardware", "copy from the device to the CPU")));
    try {
        const CopyTest copies = parts.copies(device);
        judge_copy(copies.arrived, copies.to_device_gb_per_s, there);
        judge_copy(copies.came_back, copies.to_cpu_gb_per_s, back);
    } catch (const std::exception& failure) {
        there.why_not = back.why_not = why_thrown(failure);
    }
    return {there, back};
}

/// Flash wants sixteen bits; the better of what is there.
c10::ScalarType attention_type(const GpuAbilities& offered) {
    if (offered.bf16)
        return c10::ScalarType::BFloat16;
    return offered.fp16 ? c10::ScalarType::Half : c10::ScalarType::Float;
}

} // namespace

SelfTestParts self_test_parts(const GpuAbilities& offered) {
    SelfTestParts parts;
    parts.calculations = self_test_calculations(offered);
    for (const std::string& backend : attention_backends())
        parts.calculations.push_back(attention_by(backend, attention_type(offered)));
    parts.copies = test_copies;
    return parts;
}

bool run_self_test(c10::Device device, const SelfTestParts& parts, const OnSelfTestLine& on_line,
                   const Cancellation& cancellation) {
    bool all_passed = true;
    const auto tell = [&](const SelfTestLine& line) {
        all_passed = all_passed && (line.passed || !line.offered);
        on_line(line);
    };
    for (const DeviceCalculation& calculation : parts.calculations) {
        if (cancellation.requested())
            return false;
        tell(test(calculation, device));
    }
    for (const SelfTestLine& line : test_both_ways(parts, device))
        tell(line);
    return all_passed;
}

} // namespace formant
