#include "engine/base/exception_message.h"
#include "engine/hardware/cached_memory.h"
#include "engine/session/hardware/hardware_self_test.h"
#include "tests/support/gpus/checked_device.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_gpu_self_test {

/// Requires an NVIDIA GPU; without one, the CPU's self-test is the substitute.
class TestGpuSelfTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { SKIP_WITHOUT_CHECKED_DEVICE(); }
    void the_gpu_passes_the_self_test() {
        const auto tested = run_hardware_self_test(
            cpu_replaces_gpu() ? "cpu" : "0", CancellationToken(), [](const SelfTestLine& line) {
                qInfo("%s: error %.2g of %.2g, %.1f GB/s, %s", line.id.c_str(), line.error,
                      line.tolerance, line.gb_per_s.value_or(0), to_english(line.why_not).c_str());
            });
        QVERIFY2(tested, tested ? "" : to_english(tested.error().what).c_str());
    }
    void out_of_memory_is_recognized_and_the_cache_is_released() {
        const c10::Device gpu = checked_device();
        bool short_of_memory = false;
        try {
            at::empty({std::int64_t{1} << 42}, at::TensorOptions(gpu));
        } catch (const std::exception& failure) {
            short_of_memory = is_out_of_memory(failure);
        }
        QVERIFY(short_of_memory);
        release_cached_memory(gpu);
        QCOMPARE(at::ones({3}, at::TensorOptions(gpu)).sum().item<double>(), 3.0);
    }
};

FORMANT_TEST(TestGpuSelfTest)

} // namespace tst_gpu_self_test

#include "tst_gpu_self_test.moc"
