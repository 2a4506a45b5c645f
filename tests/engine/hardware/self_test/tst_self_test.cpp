#include "engine/hardware/self_test/attention_backends.h"
#include "engine/hardware/self_test/self_test.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace formant;

namespace tst_self_test {

const c10::Device cpu(c10::kCPU);
constexpr GpuAbilities everything{true, true, true};
constexpr GpuAbilities nothing{};

struct Outcome {
    std::vector<SelfTestLine> lines;
    bool passed = false;

    std::vector<std::string> ids() const {
        std::vector<std::string> all;
        for (const SelfTestLine& line : lines)
            all.push_back(line.id);
        return all;
    }
    const SelfTestLine& line(const std::string& id) const {
        const auto found = std::find_if(lines.begin(), lines.end(),
                                        [&](const SelfTestLine& one) { return one.id == id; });
        if (found == lines.end())
            throw std::logic_error(id);
        return *found;
    }
};

Outcome run(const SelfTestParts& parts, c10::Device device = cpu) {
    Outcome outcome;
    outcome.passed = run_self_test(
        device, parts, [&](const SelfTestLine& line) { outcome.lines.push_back(line); },
        CancellationToken());
    return outcome;
}

DeviceCalculation& calculation(SelfTestParts& parts, const std::string& id) {
    return *std::find_if(parts.calculations.begin(), parts.calculations.end(),
                         [&](const DeviceCalculation& one) { return one.id == id; });
}

/// Simulates a device whose kernel gets one number wrong; the reference in float64 stays right.
void spoil(DeviceCalculation& calculation, double by) {
    calculation.compute = [right = calculation.compute, by](const Tensors& inputs) {
        Tensors results = right(inputs);
        if (inputs[0].scalar_type() == at::kDouble)
            return results;
        results[0] = results[0].contiguous();
        results[0].view({-1})[7].add_(by);
        return results;
    };
}

std::string why_not(const SelfTestLine& line) {
    return to_english(line.why_not);
}

class TestSelfTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_cpu_passes_every_line() {
        const Outcome outcome = run(self_test_parts(everything));
        const std::vector<std::string> ids = {
            "matmul-float32",  "matmul-tf32",         "matmul-bf16",    "matmul-fp16",
            "conv-forward",    "conv-backward",       "stft",           "adamw",
            "attention-flash", "attention-efficient", "attention-math", "copy-to-device",
            "copy-to-cpu"};
        QCOMPARE(outcome.ids(), ids);
        for (const SelfTestLine& line : outcome.lines) {
            const QString details = QString("%1: %2 of %3, %4")
                                        .arg(line.id.c_str())
                                        .arg(line.error)
                                        .arg(line.tolerance)
                                        .arg(why_not(line).c_str());
            QVERIFY2(line.passed || !line.offered, qPrintable(details));
            QVERIFY2(line.passed == (line.error <= line.tolerance && line.offered),
                     qPrintable(details));
            QVERIFY(!line.what.empty());
        }
        QVERIFY(outcome.passed);
    }
    void tolerances_distinguish_a_wrong_kernel_from_rounding() {
        for (const DeviceCalculation& calculation : self_test_parts(everything).calculations) {
            const double tolerance = tolerance_of(calculation);
            QVERIFY2(tolerance < 0.1 && tolerance > calculation.unit_roundoff,
                     calculation.id.c_str());
        }
    }
    void rounding_is_seen_in_the_narrow_types() {
        const Outcome outcome = run(self_test_parts(everything));
        QVERIFY(outcome.line("matmul-bf16").error > outcome.line("matmul-fp16").error);
        QVERIFY(outcome.line("matmul-fp16").error > outcome.line("matmul-float32").error);
        QVERIFY(outcome.line("matmul-float32").error > 0);
    }
    void what_a_card_does_not_offer_is_not_tested() {
        const auto ids = run(self_test_parts(nothing)).ids();
        for (const char* id : {"matmul-tf32", "matmul-bf16", "matmul-fp16"})
            QVERIFY(std::find(ids.begin(), ids.end(), id) == ids.end());
        QVERIFY(std::find(ids.begin(), ids.end(), "matmul-float32") != ids.end());
    }
    void attention_by_plain_products_is_always_there() {
        const Outcome outcome = run(self_test_parts(nothing));
        QVERIFY(outcome.line("attention-math").offered);
        for (const SelfTestLine& line : outcome.lines)
            QCOMPARE(line.offered, line.why_not.empty());
        const auto working = working_attention_backends(cpu, at::kFloat);
        QVERIFY(std::find(working.begin(), working.end(), "math") != working.end());
    }
    void one_wrong_number_fails_its_line_and_no_other_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"matmul-float32", "matmul-bf16", "conv-forward", "conv-backward",
                               "stft", "adamw", "attention-math"})
            QTest::newRow(id) << id;
    }
    void one_wrong_number_fails_its_line_and_no_other() {
        QFETCH(const QString, id);
        SelfTestParts parts = self_test_parts(everything);
        spoil(calculation(parts, id.toStdString()), 20);
        const Outcome outcome = run(parts);
        QVERIFY(!outcome.passed);
        for (const SelfTestLine& line : outcome.lines)
            QCOMPARE(line.passed || !line.offered, line.id != id.toStdString());
        const std::string why = why_not(outcome.line(id.toStdString()));
        QVERIFY2(why.find("differs from the CPU's") != std::string::npos, why.c_str());
    }
    void what_is_no_number_fails() {
        SelfTestParts parts = self_test_parts(nothing);
        spoil(calculation(parts, "stft"), std::nan(""));
        QVERIFY(!run(parts).line("stft").passed);
    }
    void results_of_another_shape_fail() {
        SelfTestParts parts = self_test_parts(nothing);
        calculation(parts, "conv-forward").compute = [](const Tensors& inputs) {
            return Tensors{inputs[0].scalar_type() == at::kDouble ? inputs[0] : inputs[1]};
        };
        QVERIFY(!run(parts).line("conv-forward").passed);
    }
    void a_copy_that_loses_something_fails_its_direction() {
        SelfTestParts parts = self_test_parts(nothing);
        parts.copies = [](c10::Device) { return CopyTest{true, false, 10, 12}; };
        const Outcome outcome = run(parts);
        QVERIFY(!outcome.passed);
        QVERIFY(outcome.line("copy-to-device").passed);
        QVERIFY(!outcome.line("copy-to-cpu").passed);
        QCOMPARE(outcome.line("copy-to-cpu").gb_per_s, std::optional<double>(12));
    }
    void copies_are_timed() {
        const Outcome outcome = run(self_test_parts(nothing));
        for (const char* id : {"copy-to-device", "copy-to-cpu"})
            QVERIFY(outcome.line(id).gb_per_s > 0.01);
    }
    void a_device_without_kernels_says_what_to_install_in_every_line() {
        // LibTorch knows this device type but has no kernels for it.
        const Outcome outcome = run(self_test_parts(nothing), c10::Device(c10::DeviceType::Vulkan));
        QVERIFY(!outcome.passed);
        QVERIFY(outcome.lines.size() > 5);
        for (const SelfTestLine& line : outcome.lines) {
            QVERIFY2(!line.passed && line.offered, line.id.c_str());
            QVERIFY2(!line.why_not.empty(), line.id.c_str());
        }
    }
    void a_kernel_image_that_is_missing_is_explained() {
        SelfTestParts parts = self_test_parts(nothing);
        calculation(parts, "conv-forward").compute = [](const Tensors&) -> Tensors {
            throw std::runtime_error("CUDA error: no kernel image is available for execution on "
                                     "the device");
        };
        const std::string why = why_not(run(parts).line("conv-forward"));
        QVERIFY2(why.find("has no kernels for this GPU") != std::string::npos, why.c_str());
        QVERIFY2(why.find("installer/quickstart") != std::string::npos, why.c_str());
    }
    void it_stops_on_cancellation() {
        CancellationToken cancellation;
        std::vector<SelfTestLine> lines;
        const bool passed = run_self_test(
            cpu, self_test_parts(nothing),
            [&](const SelfTestLine& line) {
                lines.push_back(line);
                cancellation.request();
            },
            cancellation);
        QVERIFY(!passed);
        QCOMPARE(lines.size(), std::size_t{1});
    }
};

FORMANT_TEST(TestSelfTest)

} // namespace tst_self_test

#include "tst_self_test.moc"
