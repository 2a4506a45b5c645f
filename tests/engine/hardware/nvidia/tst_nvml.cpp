#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/hardware/gpu_driver.h"
#include "tests/support/gpus/scripted_gpus.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <fstream>

using namespace formant;

namespace tst_nvml {

using test::ScriptedNvml;

const std::string rtx_4090 = test::scripted_rtx_4090()["uuid"];
const std::string t4 = test::scripted_t4()["uuid"];

nlohmann::json two_cards() {
    return test::scripted_machine({test::scripted_rtx_4090(), test::scripted_t4()});
}

nlohmann::json one_card(const std::string& key, const nlohmann::json& value) {
    nlohmann::json card = test::scripted_rtx_4090();
    card[key] = value;
    return test::scripted_machine({card});
}

std::unique_ptr<GpuDriver> open_driver() {
    auto driver = open_nvml();
    if (!driver)
        throw std::runtime_error(to_english(driver.error()));
    return std::move(*driver);
}

QString reason_for_none() {
    const auto driver = open_nvml();
    return driver ? QString() : QString::fromStdString(to_english(driver.error()));
}

/// Tests against our own library with NVML's C interface.
class TestNvml : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_cards_are_listed_with_what_the_driver_reports() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, two_cards());
        const std::vector<GpuInfo> cards = open_driver()->list();
        QCOMPARE(cards.size(), std::size_t{2});
        const GpuInfo& first = cards[0];
        QCOMPARE(first.driver_index, std::optional(0));
        QVERIFY(!first.index); // LibTorch's, which NVML does not know
        QCOMPARE(first.uuid, rtx_4090);
        QCOMPARE(first.pci_bus_id, std::string("0000:65:00.0"));
        QCOMPARE(first.name, std::string("NVIDIA GeForce RTX 4090"));
        QVERIFY(first.vendor == GpuVendor::nvidia);
        QVERIFY(first.architecture == GpuArchitecture::ada);
        QCOMPARE(first.compute_target, std::string("sm_89"));
        QVERIFY(first.abilities.bf16 && first.abilities.fp16 && first.abilities.tf32);
        QCOMPARE(*first.total_memory_bytes, std::int64_t{25'757'220'864});
        QCOMPARE(*first.free_memory_bytes,
                 std::int64_t{25'757'220'864} - 445'644'800 - (std::int64_t{1} << 30));
        QCOMPARE(first.driver_version, std::string("550.54.15"));
        QCOMPARE(first.runtime_version, std::string("12.4"));
        QCOMPARE(*first.power_limit_w, 450.0);
        QCOMPARE(cards[1].driver_index, std::optional(1));
        QCOMPARE(cards[1].uuid, t4);
        QCOMPARE(cards[1].pci_bus_id, std::string("0000:af:00.0"));
        QVERIFY(!cards[1].abilities.bf16 && cards[1].abilities.fp16);
    }
    void a_sample_is_of_the_card_of_that_uuid() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, two_cards());
        const auto driver = open_driver();
        const GpuSample sample = driver->sample(rtx_4090).value();
        QCOMPARE(sample.uuid, rtx_4090);
        QCOMPARE(*sample.utilization, 0.97);
        QCOMPARE(*sample.memory_total_bytes, std::int64_t{25'757'220'864});
        QCOMPARE(*sample.memory_used_bytes, std::int64_t{1} << 30);
        QCOMPARE(*sample.memory_ours_bytes, std::int64_t{424} << 20);
        QCOMPARE(*sample.temperature_c, 65.0);
        QCOMPARE(*sample.power_w, 312.5);
        QCOMPARE(*sample.core_clock_mhz, 2520.0);
        QCOMPARE(*sample.memory_clock_mhz, 10'501.0);
        QCOMPARE(*driver->sample(t4)->temperature_c, 41.0);
    }
    void a_card_may_have_nothing_to_do_and_nothing_of_ours() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, two_cards());
        const GpuSample sample = open_driver()->sample(t4).value();
        QCOMPARE(*sample.utilization, 0.0);
        QCOMPARE(*sample.memory_used_bytes, std::int64_t{0});
        QVERIFY(!sample.memory_ours_bytes);
        QCOMPARE(*sample.thermal_throttle, false); // idle is no throttling
        QCOMPARE(*sample.power_throttle, false);
    }
    void throttling_has_its_cause_data() {
        QTest::addColumn<int>("reasons");
        QTest::addColumn<bool>("thermal");
        QTest::addColumn<bool>("power");
        QTest::newRow("none") << 0x0 << false << false;
        QTest::newRow("the owner's clocks") << 0x2 << false << false;
        QTest::newRow("power cap") << 0x4 << false << true;
        QTest::newRow("warm") << 0x20 << true << false;
        QTest::newRow("hot") << (0x40 | 0x8) << true << false;
        QTest::newRow("power brake") << (0x80 | 0x8) << false << true;
        QTest::newRow("both") << (0x4 | 0x20) << true << true;
    }
    void throttling_has_its_cause() {
        QFETCH(const int, reasons);
        QFETCH(const bool, thermal);
        QFETCH(const bool, power);
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, one_card("throttle", reasons));
        const GpuSample sample = open_driver()->sample(rtx_4090).value();
        QCOMPARE(*sample.thermal_throttle, thermal);
        QCOMPARE(*sample.power_throttle, power);
    }
    void a_change_between_two_samples_is_seen() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, one_card("temperature_c", 60));
        const auto driver = open_driver();
        QCOMPARE(*driver->sample(rtx_4090)->temperature_c, 60.0);
        nvml.say(one_card("temperature_c", 88));
        QCOMPARE(*driver->sample(rtx_4090)->temperature_c, 88.0);
    }
    void what_is_not_permitted_or_supported_is_absent_and_the_rest_is_there() {
        const nlohmann::json errors = {
            {"nvmlDeviceGetPowerUsage", 4},       {"nvmlDeviceGetEnforcedPowerLimit", 3},
            {"nvmlDeviceGetUtilizationRates", 3}, {"nvmlDeviceGetComputeRunningProcesses_v3", 4},
            {"nvmlDeviceGetMemoryInfo_v2", 3},    {"nvmlDeviceGetMemoryInfo", 3},
            {"nvmlDeviceGetPciInfo_v3", 4},       {"nvmlDeviceGetCudaComputeCapability", 3}};
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, one_card("errors", errors));
        const auto driver = open_driver();
        const GpuInfo card = driver->list().at(0);
        QVERIFY(!card.power_limit_w && !card.total_memory_bytes && !card.free_memory_bytes);
        QVERIFY(card.pci_bus_id.empty() && card.compute_target.empty());
        QVERIFY(card.architecture == GpuArchitecture::unknown);
        QCOMPARE(card.name, std::string("NVIDIA GeForce RTX 4090"));
        const GpuSample sample = driver->sample(rtx_4090).value();
        QVERIFY(!sample.power_w && !sample.utilization && !sample.memory_ours_bytes);
        QVERIFY(!sample.memory_used_bytes && !sample.memory_total_bytes);
        QCOMPARE(*sample.temperature_c, 65.0);
    }
    void the_first_version_of_the_memory_call_is_used_if_the_second_fails() {
        const nlohmann::json errors = {{"nvmlDeviceGetMemoryInfo_v2", 3}};
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, one_card("errors", errors));
        const GpuSample sample = open_driver()->sample(rtx_4090).value();
        QCOMPARE(*sample.memory_used_bytes, (std::int64_t{1} << 30) + 445'644'800);
    }
    void an_old_driver_lacks_some_calls_and_answers_the_others() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML_OLD, two_cards());
        const auto driver = open_driver();
        const GpuInfo card = driver->list().at(0);
        QVERIFY(card.runtime_version.empty());
        QCOMPARE(card.driver_version, std::string("550.54.15"));
        QVERIFY(card.free_memory_bytes);
        const GpuSample sample = driver->sample(rtx_4090).value();
        QVERIFY(!sample.thermal_throttle && !sample.power_throttle && !sample.memory_ours_bytes);
        QCOMPARE(*sample.power_w, 312.5);
    }
    void a_card_that_falls_off_the_bus_gives_nothing_and_the_other_continues() {
        nlohmann::json lost = test::scripted_rtx_4090();
        lost["uuid"] = "GPU-dddd0001";
        lost["gone_after"] = 40;
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML,
                                test::scripted_machine({lost, test::scripted_t4()}));
        const auto driver = open_driver();
        int samples = 0;
        while (driver->sample("GPU-dddd0001") && samples < 100)
            ++samples;
        QVERIFY(samples >= 1 && samples < 100);
        QVERIFY(driver->sample(t4));
        const std::vector<GpuInfo> left = driver->list();
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].uuid, t4);
        QCOMPARE(left[0].driver_index, std::optional(1));
    }
    void a_card_that_was_taken_out_gives_nothing() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, two_cards());
        const auto driver = open_driver();
        nvml.say(test::scripted_machine({test::scripted_t4()}));
        QVERIFY(!driver->sample(rtx_4090));
        QCOMPARE(driver->list().size(), std::size_t{1});
    }
    void a_driver_that_does_not_count_its_cards_lists_none_and_says_so() {
        nlohmann::json script = two_cards();
        script["count"] = 4;
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, script);
        const test::TemporaryFolder folder;
        start_logging(/*verbose=*/false);
        {
            const auto lines = LogFile::open(folder / "log.txt").value();
            QVERIFY(open_driver()->list().empty());
        }
        const std::string text = read_file(folder / "log.txt").value();
        QVERIFY2(text.find("cannot list the GPUs (Insufficient Permissions)") != std::string::npos,
                 text.c_str());
    }
    void a_machine_without_cards_is_an_empty_list() {
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, test::scripted_machine({}));
        QVERIFY(open_driver()->list().empty());
    }
    void a_library_that_is_not_there_is_named() {
        const ScriptedNvml nvml("/nowhere/libnvidia-ml.so.1", two_cards());
        QVERIFY2(reason_for_none().contains("NVML was not found (/nowhere/libnvidia-ml.so.1"),
                 qPrintable(reason_for_none()));
    }
    void another_library_is_refused() {
        const ScriptedNvml nvml("libz.so.1", two_cards());
        QVERIFY2(reason_for_none().contains("libz.so.1 is not a supported NVML"),
                 qPrintable(reason_for_none()));
    }
    void a_driver_that_is_not_loaded_says_so() {
        nlohmann::json script = two_cards();
        script["init"] = 9;
        const ScriptedNvml nvml(FORMANT_SCRIPTED_NVML, script);
        QVERIFY2(reason_for_none().contains("cannot be initialized (Driver Not Loaded)"),
                 qPrintable(reason_for_none()));
    }
};

FORMANT_TEST(TestNvml)

} // namespace tst_nvml

#include "tst_nvml.moc"
