#include "engine/base/atomic_file.h"
#include "engine/hardware/gpu_config.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/hardware/device_selection.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_device_selection {

GpuInfo card(int index, const std::string& uuid, const std::string& name, std::int64_t gb) {
    GpuInfo gpu;
    gpu.index = index;
    gpu.uuid = uuid;
    gpu.name = name;
    gpu.architecture = GpuArchitecture::ampere;
    gpu.compute_target = "sm_86";
    gpu.total_memory_bytes = gb << 30;
    return gpu;
}

HardwareInfo two_cards() {
    HardwareInfo hardware;
    hardware.host.system = "Debian 12";
    hardware.host.cpu_model = "Xeon";
    hardware.host.usable_cores = 6;
    hardware.gpus = {card(0, "GPU-aa11", "RTX 3060", 12), card(1, "GPU-bb22", "RTX 3090", 24)};
    return hardware;
}

/// Provides a user without any configuration.
struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", folder.path().string()};

    void write(const std::string& text) const {
        std::filesystem::create_directories(gpu_config_file().parent_path());
        test::throw_on_error(write_file_atomically(gpu_config_file(), text));
    }
};

std::string chosen_by_default(const HardwareInfo& hardware) {
    return choose_hardware("auto", hardware, read_gpu_config(gpu_config_file())).choice.device;
}

class TestDeviceSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_best_is_offered_first_and_the_cpu_last() {
        const DeviceOffers offers = offer_devices(two_cards());
        QCOMPARE(offers.devices.size(), std::size_t{3});
        QCOMPARE(to_english(offers.devices[0].facts),
                 std::string("RTX 3090 (Ampere, sm_86, 24.0 GiB)"));
        QCOMPARE(offers.devices[0].device, std::string("1"));
        QCOMPARE(offers.devices[1].persistent_id, std::string("GPU-aa11"));
        QCOMPARE(offers.devices[2].device, std::string("cpu"));
        QCOMPARE(offers.workers, std::int64_t{6});
        QVERIFY(to_english(offers.platform).find("Debian 12") != std::string::npos);
    }
    void an_unusable_gpu_is_offered_last_with_the_reason() {
        HardwareInfo hardware = two_cards();
        hardware.gpus[1].why_not_usable = message(FORMANT_TR("test", "no kernels"));
        const DeviceOffers offers = offer_devices(hardware);
        QCOMPARE(offers.devices.size(), std::size_t{3});
        QCOMPARE(offers.devices[0].name, std::string("RTX 3060"));
        QCOMPARE(offers.devices[1].device, std::string("cpu"));
        QCOMPARE(offers.devices[2].name, std::string("RTX 3090"));
        QCOMPARE(to_english(offers.devices[2].why_not_usable), std::string("no kernels"));
    }
    void a_chosen_unusable_gpu_is_used_once_it_is_available() {
        const Fixture f;
        HardwareInfo hardware = two_cards();
        hardware.gpus[1].why_not_usable = message(FORMANT_TR("test", "no kernels"));
        const DeviceOffers offers = offer_devices(hardware);
        const auto remembered = remember_device(offers, offers.devices[2]);
        QVERIFY(to_english(remembered.value()).find("no kernels") != std::string::npos);
        QCOMPARE(chosen_by_default(hardware), std::string("0"));
        QCOMPARE(chosen_by_default(two_cards()), std::string("1"));
    }
    void a_device_is_found_by_the_argument_of_gpu() {
        const DeviceOffers offers = offer_devices(two_cards());
        QVERIFY(find_offer(offers, "1") == &offers.devices[0]);
        QVERIFY(find_offer(offers, "GPU-aa") == &offers.devices[1]);
        QVERIFY(find_offer(offers, "cpu") == &offers.devices[2]);
        QVERIFY(find_offer(offers, "2") == nullptr);
        QVERIFY(find_offer(offers, "GPU-cc") == nullptr);
    }
    void later_runs_use_the_saved_device() {
        const Fixture f;
        QVERIFY(selection_state().needs_choice);
        const HardwareInfo hardware = two_cards();
        QCOMPARE(chosen_by_default(hardware), std::string("1"));
        const DeviceOffers offers = offer_devices(hardware);
        const auto remembered = remember_device(offers, offers.devices[1]);
        QVERIFY(remembered.has_value());
        QVERIFY(to_english(*remembered).find("gpu_config.json") != std::string::npos);
        QVERIFY(!selection_state().needs_choice);
        QCOMPARE(chosen_by_default(hardware), std::string("0"));
        const GpuConfig kept = read_gpu_config(gpu_config_file()).config;
        QCOMPARE(kept.device, std::string("GPU-aa11"));
        QCOMPARE(kept.name, std::string("RTX 3060"));
        QCOMPARE(kept.workers, std::int64_t{6});
        QCOMPARE(kept.chosen_at.size(), std::string("2026-11-21T12:00:00Z").size());
    }
    void another_choice_keeps_the_measurements() {
        const Fixture f;
        test::throw_on_error(change_gpu_config(gpu_config_file(), [](GpuConfig& config) {
            remember_tuned(config, {"GPU-aa11", "unet", "bf16", "1.0", 12, 9, ""});
        }));
        QVERIFY(selection_state().needs_choice); // measured, but never chosen
        const DeviceOffers offers = offer_devices(two_cards());
        QVERIFY(remember_device(offers, offers.devices[2]).has_value());
        QCOMPARE(read_gpu_config(gpu_config_file()).config.tuned.size(), std::size_t{1});
    }
    void after_a_damaged_file_a_choice_is_needed_again() {
        const Fixture f;
        f.write("garbage");
        const SelectionState state = selection_state();
        QVERIFY(state.needs_choice);
        QVERIFY(!state.note.empty());
    }
    void a_file_of_a_newer_version_is_not_overwritten() {
        const Fixture f;
        f.write("{\"version\": 9}");
        const SelectionState state = selection_state();
        QVERIFY(!state.needs_choice);
        QVERIFY(!state.note.empty());
    }
};

FORMANT_TEST(TestDeviceSelection)

} // namespace tst_device_selection

#include "tst_device_selection.moc"
