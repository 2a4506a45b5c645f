#include "engine/hardware/inventory.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_inventory {

const GpuList no_gpu{{}, message(FORMANT_TR("test", "there is no driver"))};

class TestInventory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_machine_without_a_card_says_why() {
        HostInfo host;
        host.cpu_model = "a CPU";
        const DriverLists no_cards;
        const Environment nothing_set;
        const HardwareInfo hardware = merge_inventory(host, no_cards, no_gpu, nothing_set);
        QVERIFY(hardware.gpus.empty());
        QCOMPARE(to_english(hardware.why_no_gpu), std::string("there is no driver"));
        QCOMPARE(hardware.host.cpu_model, std::string("a CPU"));
        QVERIFY(hardware.environment.empty());
    }
    void a_card_that_is_seen_has_the_reason_itself() {
        DriverLists drivers;
        drivers.nvidia.resize(1);
        const HardwareInfo hardware = merge_inventory(HostInfo(), drivers, no_gpu, Environment());
        QVERIFY(hardware.why_no_gpu.empty());
        QCOMPARE(to_english(hardware.gpus.at(0).why_not_usable), std::string("there is no driver"));
    }
    void variables_that_matter_are_noted() {
        const DriverLists no_cards;
        const Environment environment{{"CUDA_LAUNCH_BLOCKING", "1"}};
        const HardwareInfo hardware = merge_inventory(HostInfo(), no_cards, no_gpu, environment);
        QCOMPARE(hardware.environment.size(), std::size_t{1});
        QCOMPARE(hardware.environment[0].first, std::string("CUDA_LAUNCH_BLOCKING"));
    }
    void this_machine_has_cards_or_says_why_not() {
        const HardwareInfo hardware = take_inventory();
        QCOMPARE(hardware.gpus.empty(), !hardware.why_no_gpu.empty());
        for (const GpuInfo& gpu : hardware.gpus) {
            QVERIFY(!gpu.attention_backends); // nothing ran on it
            QCOMPARE(gpu.usable(), gpu.index.has_value() && gpu.has_kernels.value_or(true));
        }
    }
    void attention_is_tried_on_usable_cards_alone() {
        HardwareInfo hardware = take_inventory();
        GpuInfo hidden;
        hidden.why_not_usable = no_gpu.reason_for_none;
        hardware.gpus.push_back(hidden); // there is at least this one
        probe_gpus(hardware);
        for (const GpuInfo& gpu : hardware.gpus)
            QCOMPARE(gpu.attention_backends.has_value(), gpu.usable());
    }
};

FORMANT_TEST(TestInventory)

} // namespace tst_inventory

#include "tst_inventory.moc"
