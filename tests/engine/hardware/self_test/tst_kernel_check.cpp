#include "engine/hardware/self_test/kernel_check.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_kernel_check {

class TestKernelCheck : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_cpu_computes_as_it_should() { QVERIFY(check_kernels(c10::Device(c10::kCPU))); }
    void a_device_without_kernels_is_named() {
        // LibTorch knows this device type but has no kernels for it.
        const auto checked = check_kernels(c10::Device(c10::DeviceType::Vulkan));
        QCOMPARE(checked.error().kind, ErrorKind::device);
        QVERIFY(to_english(checked.error().what).find("vulkan") != std::string::npos);
    }
};

FORMANT_TEST(TestKernelCheck)

} // namespace tst_kernel_check

#include "tst_kernel_check.moc"
