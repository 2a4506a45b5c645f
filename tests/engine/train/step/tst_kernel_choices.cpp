#include "engine/train/step/kernel_choices.h"
#include "tests/support/test_registry.h"

#include <ATen/Context.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

TrainConfig choosing(const std::string& tf32, const std::string& cudnn_benchmark) {
    TrainConfig config;
    config.tf32 = tf32;
    config.cudnn_benchmark = cudnn_benchmark;
    return config;
}

} // namespace

class TestKernelChoices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void on_a_gpu_libtorch_is_told_what_was_chosen() {
        apply_kernel_choices(choosing("on", "on"), c10::kCUDA);
        QVERIFY(at::globalContext().allowTF32CuBLAS());
        QVERIFY(at::globalContext().allowTF32CuDNN());
        QVERIFY(at::globalContext().benchmarkCuDNN());
        apply_kernel_choices(choosing("off", "off"), c10::kCUDA);
        QVERIFY(!at::globalContext().allowTF32CuBLAS());
        QVERIFY(!at::globalContext().allowTF32CuDNN());
        QVERIFY(!at::globalContext().benchmarkCuDNN());
    }
    void what_is_automatic_stays_as_it_is() {
        apply_kernel_choices(choosing("on", "on"), c10::kCUDA);
        apply_kernel_choices(choosing("auto", "auto"), c10::kCUDA);
        QVERIFY(at::globalContext().allowTF32CuBLAS());
        QVERIFY(at::globalContext().benchmarkCuDNN());
    }
    void the_cpu_changes_nothing() {
        apply_kernel_choices(choosing("on", "on"), c10::kCUDA);
        apply_kernel_choices(choosing("off", "off"), c10::kCPU);
        QVERIFY(at::globalContext().allowTF32CuBLAS());
        QVERIFY(at::globalContext().benchmarkCuDNN());
    }
};

FORMANT_TEST(TestKernelChoices)
#include "tst_kernel_choices.moc"
