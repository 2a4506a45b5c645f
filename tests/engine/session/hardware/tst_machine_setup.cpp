#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/machine_setup.h"
#include "engine/session/runs/find_run.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_machine_setup {

/// Provides a user without any configuration on a machine with two GPUs.
struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", (folder / "config").string()};
    test::ScopedVariable data{"XDG_DATA_HOME", (folder / "data").string()};
    HardwareReport report = test::two_cards_report();
    DeviceOffers offers = offer_devices(report.chosen.hardware);

    MachineSetup setup() const { return {offers.devices[0], {}, default_user_folders()}; }
    static GpuConfig kept() { return read_gpu_config(gpu_config_file()).config; }
};

const OfferedSetting& one_of(const std::vector<OfferedSetting>& all, const std::string& key) {
    for (const OfferedSetting& one : all)
        if (one.key == key)
            return one;
    throw std::runtime_error("not offered: " + key);
}

/// Returns the batch size of a run in which every setting is automatic.
std::int64_t resolved_batch(const GpuConfig& remembered, bool on_gpu) {
    const HardwareInfo hardware = test::two_cards();
    RunConfig config;
    config.train.batch_size = 0;
    resolve_automatic_settings(
        config, {hardware, on_gpu ? &hardware.gpus.front() : nullptr, remembered, {}, {}}, nullptr);
    return config.train.batch_size;
}

class TestMachineSetup : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_offered_setting_has_a_value_and_a_reason() {
        const Fixture f;
        const auto offered = offer_settings(f.report, f.offers.devices[0]).value();
        QVERIFY(offered.size() > 5);
        for (const OfferedSetting& one : offered) {
            QCOMPARE(one.chosen, one.suggestion);
            QVERIFY2(!one.reason.empty(), one.key.c_str());
        }
        QCOMPARE(one_of(offered, "train.precision").suggestion, std::string("bf16"));
    }
    void the_offered_settings_suit_the_chosen_device() {
        const Fixture f;
        const OfferedDevice& cpu = *find_offer(f.offers, "cpu");
        const auto offered = offer_settings(f.report, cpu).value();
        QCOMPARE(one_of(offered, "train.precision").suggestion, std::string("float32"));
    }
    void an_earlier_choice_is_offered_with_the_suggestion() {
        Fixture f;
        f.report.chosen.remembered.device = f.offers.devices[0].persistent_id;
        f.report.chosen.remembered.settings = {{"train.batch_size", "3"}};
        const auto offered = offer_settings(f.report, f.offers.devices[0]).value();
        QCOMPARE(one_of(offered, "train.batch_size").chosen, std::string("3"));
        QVERIFY(one_of(offered, "train.batch_size").suggestion != "3");
    }
    void all_choices_are_saved() {
        const Fixture f;
        MachineSetup setup = f.setup();
        setup.settings = {{"train.batch_size", "3"}};
        setup.folders.runs = f.folder / "my runs";
        QVERIFY(save_machine_setup(f.offers, setup).has_value());
        QCOMPARE(Fixture::kept().device, test::ada_card().uuid);
        QCOMPARE(Fixture::kept().settings.at("train.batch_size"), std::string("3"));
        QCOMPARE(Fixture::kept().data_folder, std::string()); // the default
        QVERIFY(std::filesystem::is_directory(f.folder / "my runs"));
        QVERIFY(folder_of_runs("") == f.folder / "my runs");
        QVERIFY(user_folders().data == default_user_folders().data);
    }
    void automatic_settings_use_the_choices_for_this_device_only() {
        GpuConfig remembered;
        remembered.device = test::ada_card().uuid;
        remembered.settings = {{"train.batch_size", "3"}};
        QCOMPARE(resolved_batch(remembered, true), std::int64_t{3});
        QCOMPARE(resolved_batch(remembered, false), resolved_batch({}, false));
    }
    void an_invalid_saved_value_is_ignored() {
        GpuConfig remembered;
        remembered.device = test::ada_card().uuid;
        remembered.settings = {{"train.batch_size", "many"}};
        QCOMPARE(resolved_batch(remembered, true), resolved_batch({}, true));
        remembered.settings = {{"train.batch_size", "0"}}; // automatic
        QCOMPARE(resolved_batch(remembered, true), resolved_batch({}, true));
    }
    void another_device_does_not_inherit_the_choices() {
        const Fixture f;
        MachineSetup setup = f.setup();
        setup.settings = {{"train.batch_size", "3"}};
        QVERIFY(save_machine_setup(f.offers, setup).has_value());
        QVERIFY(remember_device(f.offers, *find_offer(f.offers, "cpu")).has_value());
        QVERIFY(Fixture::kept().settings.empty());
    }
    void a_value_is_checked_as_a_configuration_would() {
        QVERIFY(check_setting("train.batch_size", "8").has_value());
        QCOMPARE(check_setting("train.batch_size", "-2").error().kind, ErrorKind::usage);
        QCOMPARE(check_setting("train.precision", "float7").error().kind, ErrorKind::usage);
    }
    void an_invalid_folder_is_refused_before_anything_is_saved() {
        const Fixture f;
        MachineSetup setup = f.setup();
        setup.folders.runs = "runs";
        QCOMPARE(save_machine_setup(f.offers, setup).error().kind, ErrorKind::usage);
        setup.folders.runs = "/proc/formant-runs";
        QCOMPARE(save_machine_setup(f.offers, setup).error().kind, ErrorKind::disk);
        QVERIFY(!std::filesystem::exists(gpu_config_file()));
    }
};

FORMANT_TEST(TestMachineSetup)

} // namespace tst_machine_setup

#include "tst_machine_setup.moc"
