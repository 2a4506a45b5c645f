#include "engine/cuda/gpu_kernel.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <array>

using namespace formant;

namespace tst_gpu_kernel {

std::string reason_of(const Error& error) {
    return to_english(error.what);
}

/// Uses a fake driver in place of NVIDIA's.
class TestGpuKernel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_launched_with_its_arguments_in_a_context_of_the_gpu() {
        const auto kernel = GpuKernel::load("code", "kernel", 0);
        QVERIFY2(kernel, kernel ? "" : reason_of(kernel.error()).c_str());
        unsigned blocks = 0, threads = 0;
        void* stream = nullptr;
        unsigned *to_blocks = &blocks, *to_threads = &threads;
        void** to_stream = &stream;
        std::array<void*, 3> arguments = {&to_blocks, &to_threads, &to_stream};
        int queue = 0;
        QVERIFY(kernel->launch(3, 96, &queue, arguments));
        QCOMPARE(blocks, 3U);
        QCOMPARE(threads, 96U);
        QCOMPARE(stream, static_cast<void*>(&queue));
        const auto refused = kernel->launch(1, 2048, &queue, arguments);
        QVERIFY(!refused);
        QVERIFY(reason_of(refused.error()).find("cuLaunchKernel") != std::string::npos);
    }
    void an_error_names_the_failed_call_and_the_reason() {
        const auto no_code = GpuKernel::load("other", "kernel", 0);
        QVERIFY(!no_code);
        QCOMPARE(no_code.error().kind, ErrorKind::device);
        QVERIFY(reason_of(no_code.error()).find("cuModuleLoadData") != std::string::npos);
        QVERIFY(reason_of(no_code.error()).find("209") != std::string::npos);
        const auto no_memory = GpuKernel::load("much code", "kernel", 0);
        QCOMPARE(no_memory.error().kind, ErrorKind::training);
        const auto no_name = GpuKernel::load("code", "other", 0);
        QVERIFY(reason_of(no_name.error()).find("cuModuleGetFunction") != std::string::npos);
        const auto no_gpu = GpuKernel::load("code", "kernel", 7);
        QVERIFY(reason_of(no_gpu.error()).find("cuDeviceGet") != std::string::npos);
    }
};

FORMANT_TEST(TestGpuKernel)

} // namespace tst_gpu_kernel

#include "tst_gpu_kernel.moc"
