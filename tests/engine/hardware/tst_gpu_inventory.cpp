#include "engine/hardware/gpu_inventory.h"
#include "tests/support/gpus/scripted_gpus.h"
#include "tests/support/test_registry.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_gpu_inventory {

const std::string uuid_4090 = "GPU-4090aaaa-0000-1111-2222-333344445555";
const std::string uuid_t4 = "GPU-00074bbb-0000-1111-2222-333344445555";

GpuInfo card(int number, const std::string& uuid, const std::string& bus, const std::string& name,
             const std::string& target) {
    GpuInfo info;
    info.driver_index = number;
    info.uuid = uuid;
    info.pci_bus_id = bus;
    info.name = name;
    info.compute_target = target;
    info.free_memory_bytes = 7;
    return info;
}

/// Two cards in the order of the bus, as NVML lists them: the slower one first.
DriverLists two_cards() {
    return {{card(0, uuid_t4, "0000:3b:00.0", "Tesla T4", "sm_75"),
             card(1, uuid_4090, "0000:65:00.0", "NVIDIA GeForce RTX 4090", "sm_89")},
            {}};
}

DriverLists with_amd_card() {
    GpuInfo amd = card(0, "1a2b3c4d5e6f7081", "0000:03:00.0", "AMD Radeon RX 7900 XTX", "gfx1100");
    amd.vendor = GpuVendor::amd;
    amd.why_not_usable = message(FORMANT_TR("test", "LibTorch is without ROCm"));
    return {{}, {amd}};
}

GpuFacts facts(int index, const std::string& uuid, const std::string& bus) {
    GpuFacts gpu;
    gpu.index = index;
    gpu.name = "as CUDA calls it";
    gpu.capability_major = 8;
    gpu.capability_minor = 9;
    gpu.total_memory_bytes = 24'000'000'000;
    gpu.uuid = uuid;
    gpu.pci_bus_id = bus;
    gpu.cuda_version = "12.4";
    gpu.has_kernels = true;
    return gpu;
}

GpuList none_because(const char* reason) {
    return {{}, message(FORMANT_TR("test", "{reason}"), {{"reason", reason}})};
}

QString why_not(const GpuInfo& gpu) {
    return QString::fromStdString(to_english(gpu.why_not_usable));
}

/// Runs a separate process with these variables. Returns a line of JSON for each GPU.
std::vector<QJsonObject> inventory_of_a_process(const QStringList& variables) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("CUDA_VISIBLE_DEVICES");
    for (const QString& variable : variables)
        environment.insert(variable.section('=', 0, 0), variable.section('=', 1));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(PRINT_GPU_INVENTORY, QStringList());
    process.waitForFinished(60'000);
    std::vector<QJsonObject> gpus;
    for (const QByteArray& line : process.readAllStandardOutput().split('\n'))
        if (!line.isEmpty())
            gpus.push_back(QJsonDocument::fromJson(line).object());
    return gpus;
}

class TestGpuInventory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cards_come_in_the_order_of_libtorch_with_what_their_driver_knows() {
        const GpuList libtorch{{facts(0, uuid_4090, ""), facts(1, uuid_t4, "")}, {}};
        const auto gpus = merge_gpus(two_cards(), libtorch, {});
        QCOMPARE(gpus.size(), std::size_t{2});
        QCOMPARE(gpus[0].uuid, uuid_4090);
        QCOMPARE(gpus[0].index, std::optional(0));
        QCOMPARE(gpus[0].driver_index, std::optional(1));
        QCOMPARE(gpus[0].name, std::string("NVIDIA GeForce RTX 4090"));
        QCOMPARE(gpus[0].free_memory_bytes, std::optional<std::int64_t>(7));
        QCOMPARE(gpus[0].has_kernels, std::optional(true));
        QVERIFY(gpus[0].architecture == GpuArchitecture::ada);
        QVERIFY(gpus[0].usable());
        QCOMPARE(gpus[1].uuid, uuid_t4);
        QCOMPARE(gpus[1].index, std::optional(1));
        QVERIFY(gpus[1].architecture == GpuArchitecture::turing);
    }
    void a_card_without_uuid_is_found_by_its_place_on_the_bus() {
        const GpuList libtorch{{facts(0, "", "0000:65:00.0")}, {}};
        const auto gpus = merge_gpus(two_cards(), libtorch, {});
        QCOMPARE(gpus.size(), std::size_t{2});
        QCOMPARE(gpus[0].uuid, uuid_4090);
    }
    void a_card_that_no_driver_lists_has_what_libtorch_knows() {
        const DriverLists no_drivers;
        const GpuList libtorch{{facts(0, uuid_4090, "0000:65:00.0")}, {}};
        const auto gpus = merge_gpus(no_drivers, libtorch, {});
        QCOMPARE(gpus.size(), std::size_t{1});
        QCOMPARE(gpus[0].name, std::string("as CUDA calls it"));
        QCOMPARE(gpus[0].compute_target, std::string("sm_89"));
        QVERIFY(gpus[0].architecture == GpuArchitecture::ada);
        QVERIFY(gpus[0].abilities.bf16);
        QCOMPARE(gpus[0].runtime_version, std::string("12.4"));
        QCOMPARE(gpus[0].total_memory_bytes, std::optional<std::int64_t>(24'000'000'000));
        QVERIFY(!gpus[0].free_memory_bytes && !gpus[0].driver_index && !gpus[0].power_limit_w);
    }
    void a_slice_of_a_card_has_its_own_memory_and_not_the_cards() {
        const GpuList libtorch{{facts(0, "MIG-5555", "0000:65:00.0")}, {}};
        const auto gpus = merge_gpus(two_cards(), libtorch, {});
        QCOMPARE(gpus[0].uuid, std::string("MIG-5555"));
        QCOMPARE(gpus[0].total_memory_bytes, std::optional<std::int64_t>(24'000'000'000));
        QVERIFY(!gpus[0].free_memory_bytes);
    }
    void without_use_by_libtorch_each_card_is_seen_with_the_reason() {
        const auto gpus =
            merge_gpus(two_cards(), none_because("this build has no CUDA plug-in"), {});
        QCOMPARE(gpus.size(), std::size_t{2});
        for (const GpuInfo& gpu : gpus) {
            QVERIFY(!gpu.usable() && !gpu.index && !gpu.has_kernels);
            QCOMPARE(why_not(gpu), QString("this build has no CUDA plug-in"));
        }
    }
    void a_hidden_card_is_seen_and_the_variable_named() {
        const GpuList libtorch{{facts(0, uuid_4090, "")}, {}};
        const Environment environment{{"CUDA_VISIBLE_DEVICES", "0"}};
        const auto gpus = merge_gpus(two_cards(), libtorch, environment);
        QVERIFY(gpus[0].usable());
        QCOMPARE(gpus[1].uuid, uuid_t4);
        QCOMPARE(why_not(gpus[1]), QString("CUDA_VISIBLE_DEVICES=0 hides it"));
    }
    void where_the_variable_hides_all_it_is_the_reason_of_each() {
        const Environment environment{{"CUDA_VISIBLE_DEVICES", "-1"}};
        const auto gpus = merge_gpus(two_cards(), none_because("no device"), environment);
        QCOMPARE(gpus.size(), std::size_t{2});
        for (const GpuInfo& gpu : gpus)
            QCOMPARE(why_not(gpu), QString("CUDA_VISIBLE_DEVICES=-1 hides it"));
    }
    void a_variable_that_leaves_all_is_not_the_reason() {
        const Environment environment{{"CUDA_VISIBLE_DEVICES", "1,0"}};
        const auto gpus = merge_gpus(two_cards(), none_because("no driver"), environment);
        QCOMPARE(gpus.size(), std::size_t{2});
        for (const GpuInfo& gpu : gpus)
            QCOMPARE(why_not(gpu), QString("no driver"));
    }
    void a_card_that_cuda_does_not_list_says_where_to_look() {
        const GpuList libtorch{{facts(0, uuid_4090, "")}, {}};
        const auto gpus = merge_gpus(two_cards(), libtorch, {});
        QVERIFY2(why_not(gpus[1]).contains("CUDA does not list this GPU"),
                 qPrintable(why_not(gpus[1])));
    }
    void a_card_without_kernels_has_its_number_and_the_reason() {
        GpuFacts old = facts(0, uuid_t4, "");
        old.has_kernels = false;
        old.why_not_usable = message(FORMANT_TR("test", "no kernels"));
        const auto gpus = merge_gpus(two_cards(), GpuList{{old}, {}}, {});
        QCOMPARE(gpus[0].index, std::optional(0));
        QCOMPARE(gpus[0].has_kernels, std::optional(false));
        QCOMPARE(why_not(gpus[0]), QString("no kernels"));
    }
    void a_hidden_amd_card_is_seen_and_the_variable_named() {
        const auto gpus = merge_gpus(with_amd_card(), none_because("there is no driver"),
                                     {{"HIP_VISIBLE_DEVICES", "1"}});
        QCOMPARE(why_not(gpus[0]), QString("HIP_VISIBLE_DEVICES=1 hides it"));
        const auto seen = merge_gpus(with_amd_card(), none_because("there is no driver"),
                                     {{"HIP_VISIBLE_DEVICES", "0"}});
        QCOMPARE(why_not(seen[0]), QString("LibTorch is without ROCm"));
    }
    void an_amd_card_keeps_the_reason_of_its_driver_and_gets_its_family() {
        const auto gpus = merge_gpus(with_amd_card(), none_because("there is no driver"), {});
        QCOMPARE(gpus.size(), std::size_t{1});
        QVERIFY(gpus[0].architecture == GpuArchitecture::rdna3);
        QVERIFY(gpus[0].abilities.bf16);
        QCOMPARE(why_not(gpus[0]), QString("LibTorch is without ROCm"));
    }
    void no_card_anywhere_is_an_empty_list() {
        const DriverLists no_drivers;
        QVERIFY(merge_gpus(no_drivers, none_because("there is no driver"), {}).empty());
    }
    void a_process_sees_both_scripted_cards_with_the_reason_of_this_machine() {
        const test::ScriptedNvml nvml(
            FORMANT_SCRIPTED_NVML,
            test::scripted_machine({test::scripted_t4(), test::scripted_rtx_4090()}));
        const auto gpus = scripted_of(inventory_of_a_process({}));
        QCOMPARE(gpus.size(), std::size_t{2});
        QCOMPARE(gpus[0]["uuid"].toString().toStdString(), uuid_t4);
        QCOMPARE(gpus[1]["target"].toString(), QString("sm_89"));
        for (const QJsonObject& gpu : gpus) {
            QVERIFY(gpu["index"].isNull()); // LibTorch cannot open what is only a script
            QVERIFY(!gpu["why_not"].toString().isEmpty());
        }
    }
    void a_process_takes_the_variable_for_the_reason_where_it_is() {
        const test::ScriptedNvml nvml(
            FORMANT_SCRIPTED_NVML,
            test::scripted_machine({test::scripted_t4(), test::scripted_rtx_4090()}));
        const auto gpus = scripted_of(inventory_of_a_process({"CUDA_VISIBLE_DEVICES=GPU-4090"}));
        QCOMPARE(gpus.size(), std::size_t{2});
        QCOMPARE(gpus[0]["why_not"].toString(), QString("CUDA_VISIBLE_DEVICES=GPU-4090 hides it"));
        QVERIFY(!gpus[1]["why_not"].toString().contains("hides it"));
    }

  private:
    /// Returns the entries without the GPUs that this machine really has.
    static std::vector<QJsonObject> scripted_of(const std::vector<QJsonObject>& gpus) {
        std::vector<QJsonObject> scripted;
        for (const QJsonObject& gpu : gpus)
            if (const auto uuid = gpu["uuid"].toString().toStdString();
                uuid == uuid_t4 || uuid == uuid_4090)
                scripted.push_back(gpu);
        return scripted;
    }
};

FORMANT_TEST(TestGpuInventory)

} // namespace tst_gpu_inventory

#include "tst_gpu_inventory.moc"
