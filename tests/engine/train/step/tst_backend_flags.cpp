#include "engine/train/step/backend_flags.h"
#include "tests/support/test_registry.h"

#include <ATen/Context.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_backend_flags {

TrainConfig choosing(const std::string& tf32, const std::string& cudnn_benchmark) {
    TrainConfig config;
    config.tf32 = tf32;
    config.cudnn_benchmark = cudnn_benchmark;
    return config;
}

class TestBackendFlags : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void on_a_gpu_the_flags_are_set() {
        apply_backend_flags(choosing("on", "on"), c10::kCUDA);
        QVERIFY(at::globalContext().allowTF32CuBLAS());
        QVERIFY(at::globalContext().allowTF32CuDNN());
        QVERIFY(at::globalContext().benchmarkCuDNN());
        apply_backend_flags(choosing("off", "off"), c10::kCUDA);
        QVERIFY(!at::globalContext().allowTF32CuBLAS());
        QVERIFY(!at::globalContext().allowTF32CuDNN());
        QVERIFY(!at::globalContext().benchmarkCuDNN());
    }
    void automatic_flags_stay_unchanged() {
        apply_backend_flags(choosing("on", "on"), c10::kCUDA);
        apply_backend_flags(choosing("auto", "auto"), c10::kCUDA);
        QVERIFY(at::globalContext().allowTF32CuBLAS());
        QVERIFY(at::globalContext().benchmarkCuDNN());
    }
    void the_cpu_changes_nothing() {
        apply_backend_flags(choosing("on", "on"), c10::kCUDA);
        apply_backend_flags(choosing("off", "off"), c10::kCPU);
        QVERIFY(at::globalContext().allowTF32CuBLAS());
        QVERIFY(at::globalContext().benchmarkCuDNN());
    }
};

FORMANT_TEST(TestBackendFlags)

} // namespace tst_backend_flags

#include "tst_backend_flags.moc"
