#include "engine/base/version.h"
#include "engine/hardware/libtorch_build.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_libtorch_build {

LibtorchBuild with_kernels(std::vector<std::string> targets) {
    return {"2.11.0", "13.0", std::move(targets)};
}

class TestLibtorchBuild : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void its_own_description_is_understood() {
        const LibtorchBuild build = describe_libtorch_build(
            "PyTorch built with:\n"
            "  - CUDA Runtime 12.8\n"
            "  - NVCC architecture flags: -gencode;arch=compute_75,code=sm_75;-gencode;"
            "arch=compute_90a,code=sm_90a;-gencode;arch=compute_120,code=compute_120\n"
            "  - Build settings: BLAS_INFO=mkl, CUDA_VERSION=12.8, CUDNN_VERSION=9.8.0, "
            "TORCH_VERSION=2.10.0, USE_CUDA=ON\n");
        QCOMPARE(build.version, std::string("2.10.0"));
        QCOMPARE(build.cuda_version, std::string("12.8"));
        const std::vector<std::string> targets{"sm_75", "sm_90a", "compute_120"};
        QCOMPARE(build.kernel_targets, targets);
    }
    void the_one_of_this_process_says_its_version() {
        const LibtorchBuild build = read_libtorch_build();
        QCOMPARE(build.version, torch_version());
    }
    void a_kernel_runs_on_its_family_from_its_own_card_upwards_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("card");
        QTest::addColumn<bool>("runs");
        test::add_row("its own", "sm_80", "sm_80", true);
        test::add_row("a later one of the family", "sm_80", "sm_86", true);
        test::add_row("Ada takes Ampere's", "sm_86", "sm_89", true);
        test::add_row("an earlier one", "sm_86", "sm_80", false);
        test::add_row("another family", "sm_80", "sm_90", false);
        test::add_row("server and desktop Blackwell", "sm_100", "sm_120", false);
        test::add_row("two digits and three", "sm_120", "sm_121", true);
        test::add_row("of one card alone", "sm_90a", "sm_90", true);
        test::add_row("of another card alone", "sm_100a", "sm_103", false);
        test::add_row("of a family alone", "sm_100f", "sm_103", true);
        test::add_row("compiled by the driver", "compute_90", "sm_120", true);
        test::add_row("not compiled for an older card", "compute_90", "sm_89", false);
        test::add_row("Pascal", "sm_75", "sm_61", false);
    }
    void a_kernel_runs_on_its_family_from_its_own_card_upwards() {
        QFETCH(const QString, kernel);
        QFETCH(const QString, card);
        QFETCH(const bool, runs);
        const auto found =
            has_kernels_for(card.toStdString(), with_kernels({kernel.toStdString()}));
        QCOMPARE(found, std::optional(runs));
    }
    void one_of_several_is_enough() {
        const LibtorchBuild build = with_kernels({"sm_75", "sm_80", "sm_90"});
        QCOMPARE(has_kernels_for("sm_89", build), std::optional(true));
        QCOMPARE(has_kernels_for("sm_70", build), std::optional(false));
    }
    void what_is_not_known_is_not_answered() {
        const LibtorchBuild silent = with_kernels({}), ada = with_kernels({"sm_89"});
        QVERIFY(!has_kernels_for("sm_89", silent));
        QVERIFY(!has_kernels_for("", ada));
        QVERIFY(!has_kernels_for("gfx1100", ada));
    }
};

FORMANT_TEST(TestLibtorchBuild)

} // namespace tst_libtorch_build

#include "tst_libtorch_build.moc"
