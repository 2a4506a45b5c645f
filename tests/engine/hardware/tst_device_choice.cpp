#include "engine/hardware/device_choice.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_device_choice {

GpuInfo card(int index, const std::string& uuid, const std::string& name, std::int64_t gb) {
    GpuInfo gpu;
    gpu.index = index;
    gpu.uuid = uuid;
    gpu.name = name;
    gpu.total_memory_bytes = gb * 1'000'000'000;
    return gpu;
}

HardwareInfo two_cards() {
    HardwareInfo hardware;
    hardware.gpus = {card(0, "GPU-aa", "RTX 3060", 12), card(1, "GPU-bb", "RTX 4090", 24)};
    return hardware;
}

HardwareInfo no_card() {
    HardwareInfo hardware;
    hardware.why_no_gpu = message(FORMANT_TR("test", "there is no driver"));
    return hardware;
}

GpuConfig remembering(const std::string& device, const std::string& name = "RTX 3060") {
    GpuConfig config;
    config.device = device;
    config.name = name;
    return config;
}

QString choice_text(const DeviceChoice& choice) {
    return QString::fromStdString(to_english(choice.how));
}

class TestDeviceChoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_a_choice_the_best_card_is_taken() {
        const DeviceChoice choice = resolve_device("auto", {}, two_cards());
        QCOMPARE(choice.device, std::string("1"));
        QVERIFY(!choice.is_replacement);
        QCOMPARE(choice_text(choice), QString("RTX 4090, the best GPU here"));
    }
    void among_equal_cards_the_first_is_the_best() {
        HardwareInfo hardware = two_cards();
        hardware.gpus[1].total_memory_bytes = hardware.gpus[0].total_memory_bytes;
        QCOMPARE(resolve_device("auto", {}, hardware).device, std::string("0"));
    }
    void among_cards_of_like_memory_the_newer_is_the_best() {
        HardwareInfo hardware = two_cards();
        hardware.gpus[1].total_memory_bytes = hardware.gpus[0].total_memory_bytes;
        hardware.gpus[0].architecture = GpuArchitecture::ampere;
        hardware.gpus[1].architecture = GpuArchitecture::ada;
        QCOMPARE(resolve_device("auto", {}, hardware).device, std::string("1"));
    }
    void a_card_that_cannot_be_used_is_never_the_best() {
        HardwareInfo hardware = two_cards();
        hardware.gpus[1].why_not_usable = message(FORMANT_TR("test", "no kernels"));
        QCOMPARE(resolve_device("auto", {}, hardware).device, std::string("0"));
        hardware.gpus[0].index.reset();
        const DeviceChoice choice = resolve_device("auto", {}, hardware);
        QCOMPARE(choice.device, std::string("cpu"));
        QCOMPARE(choice_text(choice), QString("the CPU, because no GPU here can be used"));
    }
    void without_a_card_it_is_the_cpu_and_why() {
        const DeviceChoice choice = resolve_device("auto", {}, no_card());
        QCOMPARE(choice.device, std::string("cpu"));
        QCOMPARE(choice_text(choice), QString("the CPU, because there is no driver"));
    }
    void the_remembered_card_is_taken_by_its_uuid_wherever_it_is_now() {
        HardwareInfo hardware = two_cards();
        std::swap(hardware.gpus[0], hardware.gpus[1]);
        hardware.gpus[0].index = 0;
        hardware.gpus[1].index = 1;
        const DeviceChoice choice = resolve_device("auto", remembering("GPU-aa"), hardware);
        QCOMPARE(choice.device, std::string("1"));
        QCOMPARE(choice_text(choice), QString("RTX 3060, as chosen"));
    }
    void the_cpu_can_be_remembered_despite_cards() {
        QCOMPARE(resolve_device("auto", remembering("cpu"), two_cards()).device,
                 std::string("cpu"));
    }
    void a_card_without_uuid_is_remembered_by_its_place() {
        HardwareInfo hardware = two_cards();
        hardware.gpus[0].uuid.clear();
        hardware.gpus[0].pci_bus_id = "0000:65:00.0";
        QCOMPARE(persistent_id(hardware.gpus[0]), std::string("0000:65:00.0"));
        QCOMPARE(resolve_device("auto", remembering("0000:65:00.0"), hardware).device,
                 std::string("0"));
    }
    void a_card_that_is_gone_is_named_and_replaced_by_the_best() {
        const DeviceChoice choice =
            resolve_device("auto", remembering("GPU-cc", "RTX 3090"), two_cards());
        QCOMPARE(choice.device, std::string("1"));
        QVERIFY(choice.is_replacement);
        QVERIFY2(choice_text(choice).startsWith("RTX 4090, the best GPU here; RTX 3090, which was "
                                                "chosen before, cannot be used: it is not in this "
                                                "machine"),
                 qPrintable(choice_text(choice)));
        QVERIFY(choice_text(choice).contains("--reconfigure"));
    }
    void the_last_card_that_is_gone_is_replaced_by_the_cpu() {
        const DeviceChoice choice = resolve_device("auto", remembering("GPU-aa"), no_card());
        QCOMPARE(choice.device, std::string("cpu"));
        QVERIFY(choice.is_replacement);
        QVERIFY(choice_text(choice).contains("there is no driver"));
    }
    void a_remembered_card_that_cannot_be_used_any_more_says_why() {
        HardwareInfo hardware = two_cards();
        hardware.gpus[0].why_not_usable = message(FORMANT_TR("test", "no kernels"));
        const DeviceChoice choice = resolve_device("auto", remembering("GPU-aa"), hardware);
        QCOMPARE(choice.device, std::string("1"));
        QVERIFY(choice_text(choice).contains("RTX 3060"));
        QVERIFY(choice_text(choice).contains("no kernels"));
    }
    void the_command_line_wins_over_what_is_remembered_data() {
        QTest::addColumn<QString>("choice_option");
        for (const char* choice_option : {"0", "cpu", "GPU-bb", "7", "nonsense"})
            QTest::newRow(choice_option) << choice_option;
    }
    void the_command_line_wins_over_what_is_remembered() {
        QFETCH(const QString, choice_option); // opening says whether there is such a device
        const DeviceChoice choice =
            resolve_device(choice_option.toStdString(), remembering("GPU-aa"), two_cards());
        QCOMPARE(choice.device, choice_option.toStdString());
        QVERIFY(!choice.is_replacement);
    }
    void a_number_is_libtorch_s() {
        const HardwareInfo hardware = two_cards();
        QVERIFY(gpu_of_index(hardware, 1) == &hardware.gpus[1]);
        QVERIFY(gpu_of_index(hardware, 2) == nullptr);
        QVERIFY(gpu_of_index(hardware, std::nullopt) == nullptr);
    }
};

FORMANT_TEST(TestDeviceChoice)

} // namespace tst_device_choice

#include "tst_device_choice.moc"
