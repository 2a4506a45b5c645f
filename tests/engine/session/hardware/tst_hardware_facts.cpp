#include "engine/session/hardware/hardware_facts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

GpuInfo ada_card() {
    GpuInfo gpu;
    gpu.name = "RTX 4090";
    gpu.architecture = GpuArchitecture::ada;
    gpu.compute_target = "sm_89";
    gpu.total_memory_bytes = std::int64_t{24} << 30;
    gpu.free_memory_bytes = std::int64_t{20} << 30;
    gpu.driver_version = "550.54.15";
    gpu.runtime_version = "12.4";
    gpu.abilities = {true, true, true};
    gpu.has_kernels = true;
    gpu.power_limit_w = 450;
    return gpu;
}

std::string value_of(const std::vector<HardwareFact>& facts, const std::string& name) {
    for (const HardwareFact& fact : facts)
        if (to_english(fact.name) == name)
            return to_english(fact.value);
    return "no such fact";
}

} // namespace

class TestHardwareFacts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_card_is_told_fact_by_fact() {
        const auto facts = gpu_facts(ada_card());
        QCOMPARE(value_of(facts, "Architecture"), std::string("Ada (sm_89)"));
        QCOMPARE(value_of(facts, "Memory"), std::string("24.0 GiB, 20.0 GiB of it free"));
        QCOMPARE(value_of(facts, "Driver"), std::string("550.54.15 (CUDA 12.4)"));
        QCOMPARE(value_of(facts, "Computes fast in"), std::string("bf16, fp16, TF32"));
        QCOMPARE(value_of(facts, "Code for it in LibTorch"), std::string("yes"));
        QCOMPARE(value_of(facts, "Power limit"), std::string("450 W"));
    }
    void what_the_driver_does_not_say_is_not_available() {
        const auto facts = gpu_facts({});
        for (const char* name : {"Architecture", "Memory", "Driver", "Attention", "Power limit",
                                 "Place on the bus", "UUID", "Code for it in LibTorch"})
            QCOMPARE(value_of(facts, name), std::string("not available"));
    }
    void the_machine_is_told_too() {
        HostInfo host;
        host.system = "Debian 12";
        host.ram_bytes = std::int64_t{64} << 30;
        host.free_disk_bytes = std::int64_t{100} << 30;
        host.data_folder = "/home/me/formant";
        const auto facts = host_facts(host);
        QCOMPARE(value_of(facts, "Platform"), std::string("Linux: Debian 12"));
        QCOMPARE(value_of(facts, "Memory"), std::string("64.0 GiB"));
        QCOMPARE(value_of(facts, "Disk"), std::string("100.0 GiB free in /home/me/formant"));
        QCOMPARE(value_of(facts, "Instruction sets"), std::string("not available"));
    }
};

FORMANT_TEST(TestHardwareFacts)
#include "tst_hardware_facts.moc"
