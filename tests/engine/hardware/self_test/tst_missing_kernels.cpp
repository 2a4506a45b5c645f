#include "engine/hardware/self_test/missing_kernels.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_missing_kernels {

class TestMissingKernels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_misfit_says_what_to_install_data() {
        QTest::addColumn<QString>("error_text");
        QTest::addColumn<QString>("missing");
        QTest::addColumn<QString>("install");
        const auto row = test::add_row<QString, QString, QString>;
        row("newer GPU", "CUDA error: no kernel image is available for execution on the device",
            "has no kernels for this GPU", "installer/quickstart --cuda");
        row("AMD", "HIP error: invalid device function", "has no kernels for this GPU",
            "HSA_OVERRIDE_GFX_VERSION");
        row("cuDNN", "cuDNN error: CUDNN_STATUS_ARCH_MISMATCH", "has no kernels for this GPU",
            "installer/quickstart --cuda");
        row("older driver",
            "CUDA error: the provided PTX was compiled with an unsupported toolchain.",
            "driver is too old", "newer driver");
        row("other backend",
            "Could not run 'aten::empty_strided' with arguments from the 'Vulkan' backend.",
            "without operators for this type of device", "installer/quickstart --cuda");
    }
    void each_misfit_says_what_to_install() {
        QFETCH(const QString, error_text);
        QFETCH(const QString, missing);
        QFETCH(const QString, install);
        const auto explained = explain_missing_kernels(error_text.toStdString());
        QVERIFY(explained);
        const QString explanation = QString::fromStdString(to_english(*explained));
        QVERIFY2(explanation.contains(missing), qPrintable(explanation));
        QVERIFY2(explanation.contains(install), qPrintable(explanation));
    }
    void other_failures_stay_as_they_are() {
        QVERIFY(!explain_missing_kernels("CUDA error: an illegal memory access was encountered"));
        QVERIFY(!explain_missing_kernels(""));
    }
};

FORMANT_TEST(TestMissingKernels)

} // namespace tst_missing_kernels

#include "tst_missing_kernels.moc"
