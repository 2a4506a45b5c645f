#include "engine/hardware/self_test/self_test.h"

#include "engine/base/exception_message.h"
#include "engine/hardware/self_test/attention_backends.h"
#include "engine/hardware/self_test/missing_kernels.h"
#include "engine/hardware/self_test/self_test_calculations.h"

namespace formant {
namespace {

Message why_thrown(const std::exception& failure) {
    if (auto explained = explain_missing_kernels(exception_message(failure)))
        return std::move(*explained);
    return message(FORMANT_TR("hardware", "computation failed: {reason}"),
                   {{"reason", exception_message(failure)}});
}

Message differs() {
    return message(FORMANT_TR("hardware", "the result differs from the CPU's by more than rounding "
                                          "error; check for overclocking or a damaged driver"));
}

void compare(const DeviceCalculation& calculation, c10::Device device, SelfTestLine& line) {
    line.offered = !calculation.is_offered || calculation.is_offered(device);
    if (!line.offered) {
        line.why_not =
            message(FORMANT_TR("hardware", "not supported by this device; not required"));
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
    } catch (const std::exception& failure) { // LibTorch throws if the device does not support it
        line.why_not = why_thrown(failure);
    }
    return line;
}

SelfTestLine copy_line(const std::string& id, Message what) {
    SelfTestLine line;
    line.id = id;
    line.what = std::move(what);
    line.error = 1; // a copy is either equal or wrong
    return line;
}

void set_copy_result(bool is_equal, double gb_per_s, SelfTestLine& line) {
    line.passed = is_equal;
    line.error = is_equal ? 0 : 1;
    line.gb_per_s = gb_per_s;
    if (!is_equal)
        line.why_not = differs();
}

std::vector<SelfTestLine> test_both_ways(const SelfTestParts& parts, c10::Device device) {
    SelfTestLine there = copy_line(
        "copy-to-device", message(FORMANT_TR("hardware", "copy from the CPU to the device")));
    SelfTestLine back = copy_line(
        "copy-to-cpu", message(FORMANT_TR("hardware", "copy from the device to the CPU")));
    try {
        const CopyTest copies = parts.copies(device);
        set_copy_result(copies.arrived, copies.to_device_gb_per_s, there);
        set_copy_result(copies.came_back, copies.to_cpu_gb_per_s, back);
    } catch (const std::exception& failure) {
        there.why_not = back.why_not = why_thrown(failure);
    }
    return {there, back};
}

/// Returns the best supported 16-bit format, which flash attention requires, else float32.
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
                   const CancellationToken& cancellation) {
    bool all_passed = true;
    const auto report_line = [&](const SelfTestLine& line) {
        all_passed = all_passed && (line.passed || !line.offered);
        on_line(line);
    };
    for (const DeviceCalculation& calculation : parts.calculations) {
        if (cancellation.requested())
            return false;
        report_line(test(calculation, device));
    }
    for (const SelfTestLine& line : test_both_ways(parts, device))
        report_line(line);
    return all_passed;
}

} // namespace formant
