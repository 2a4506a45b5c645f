#include "engine/hardware/cuda_plugin.h"
#include "engine/hardware/device.h"
#include "engine/hardware/self_test/attention_backends.h"
#include "tests/support/test_registry.h"

#include <ATen/Context.h>
#include <ATen/ops/ones.h>
#include <QtTest/QtTest>

#include <array>

using namespace formant;

namespace tst_plugin_entry {

std::string reason_for_none() {
    return cuda_plugin() ? "" : to_english(cuda_plugin().error());
}

/// Tests the plug-in of this build on any machine: with a GPU, without a driver, or with only the
/// libraries that the CPU needs.
class TestPluginEntry : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (cuda_plugin())
            return;
        const QString reason = QString::fromStdString(reason_for_none());
        QVERIFY2(reason.contains("the CUDA plug-in cannot be opened"), qPrintable(reason));
        QVERIFY2(reason.contains(".so"), qPrintable(reason)); // names the missing library
        QSKIP("this LibTorch has no GPU libraries");
    }
    void libtorch_has_cuda_once_the_plugin_is_open() {
        QVERIFY(at::globalContext().hasCUDA() == !list_gpus().gpus.empty());
        QVERIFY(at::hasCUDA() == !list_gpus().gpus.empty());
    }
    void without_a_gpu_the_count_is_0_and_the_reason_is_given() {
        std::array<char, 256> reason{};
        const int count = (*cuda_plugin())->gpu_count(reason.data());
        QVERIFY(count >= 0);
        QCOMPARE(count == 0, reason[0] != '\0');
    }
    void a_missing_gpu_has_no_facts() {
        FormantGpuFacts facts{};
        std::int64_t bytes = 0;
        QVERIFY(!(*cuda_plugin())->gpu_free_memory(1000, &bytes));
        QVERIFY(!(*cuda_plugin())->gpu_facts(1000, &facts));
        QVERIFY(!(*cuda_plugin())->gpu_facts(-1, &facts));
    }
    void a_gpu_computes() {
        if (list_gpus().gpus.empty())
            QSKIP("no GPU here");
        const auto device = open_device("0");
        QVERIFY(device.has_value());
        QCOMPARE(at::ones({3, 4}, *device).sum().item<double>(), 12.0);
    }
    void a_gpu_has_its_identity() {
        if (list_gpus().gpus.empty())
            QSKIP("no GPU here");
        for (const GpuFacts& gpu : list_gpus().gpus) {
            QVERIFY2(gpu.uuid.starts_with("GPU-") || gpu.uuid.starts_with("MIG-"),
                     gpu.uuid.c_str());
            QVERIFY2(gpu.pci_bus_id.size() >= std::string("0000:65:00.0").size(),
                     gpu.pci_bus_id.c_str());
            QVERIFY(!gpu.cuda_version.empty());
            QVERIFY(gpu.has_kernels.has_value()); // LibTorch reports what it was built for
        }
    }
    void attention_works_with_all_its_backends() {
        if (list_gpus().gpus.empty() || !list_gpus().gpus.front().usable())
            QSKIP("no GPU here");
        std::vector<std::string> expected{"efficient", "math"};
        if (list_gpus().gpus.front().capability_major >= 8)
            expected.insert(expected.begin(), "flash");
        QCOMPARE(working_attention_backends(*open_device("0"), at::kHalf), expected);
    }
};

FORMANT_TEST(TestPluginEntry)

} // namespace tst_plugin_entry

#include "tst_plugin_entry.moc"
