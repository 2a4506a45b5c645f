#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/machine_setup.h"
#include "engine/session/runs/find_run.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// A user without any configuration, at a machine with two cards.
struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", (folder / "config").string()};
    test::ScopedVariable data{"XDG_DATA_HOME", (folder / "data").string()};
    HardwareReport report = test::two_cards_report();
    DeviceOffers offers = offer_devices(report.chosen.hardware);

    MachineSetup setup() const { return {offers.devices[0], {}, usual_folders()}; }
    static GpuConfig kept() { return read_gpu_config(gpu_config_file()).config; }
};

const OfferedSetting& one_of(const std::vector<OfferedSetting>& all, const std::string& key) {
    for (const OfferedSetting& one : all)
        if (one.key == key)
            return one;
    throw std::runtime_error("not offered: " + key);
}

/// What a training with everything automatic takes as its batch size.
std::int64_t settled_batch(const GpuConfig& remembered, bool on_gpu) {
    const HardwareInfo hardware = test::two_cards();
    RunConfig config;
    config.train.batch_size = 0;
    settle_automatic_settings(
        config, {hardware, on_gpu ? &hardware.gpus.front() : nullptr, remembered, {}, {}}, nullptr);
    return config.train.batch_size;
}

} // namespace

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
    void they_are_those_of_the_device_that_is_chosen() {
        const Fixture f;
        const OfferedDevice& cpu = *find_offer(f.offers, "cpu");
        const auto offered = offer_settings(f.report, cpu).value();
        QCOMPARE(one_of(offered, "train.precision").suggestion, std::string("float32"));
    }
    void what_was_chosen_before_is_offered_beside_the_suggestion() {
        Fixture f;
        f.report.chosen.remembered.device = f.offers.devices[0].lasting;
        f.report.chosen.remembered.settings = {{"train.batch_size", "3"}};
        const auto offered = offer_settings(f.report, f.offers.devices[0]).value();
        QCOMPARE(one_of(offered, "train.batch_size").chosen, std::string("3"));
        QVERIFY(one_of(offered, "train.batch_size").suggestion != "3");
    }
    void all_of_it_is_kept() {
        const Fixture f;
        MachineSetup setup = f.setup();
        setup.settings = {{"train.batch_size", "3"}};
        setup.folders.runs = f.folder / "my runs";
        QVERIFY(keep_machine_setup(f.offers, setup).has_value());
        QCOMPARE(Fixture::kept().device, test::ada_card().uuid);
        QCOMPARE(Fixture::kept().settings.at("train.batch_size"), std::string("3"));
        QCOMPARE(Fixture::kept().data_folder, std::string()); // the usual one
        QVERIFY(std::filesystem::is_directory(f.folder / "my runs"));
        QVERIFY(folder_of_runs("") == f.folder / "my runs");
        QVERIFY(kept_folders().data == usual_folders().data);
    }
    void automatic_settings_take_what_was_chosen_for_just_this_device() {
        GpuConfig remembered;
        remembered.device = test::ada_card().uuid;
        remembered.settings = {{"train.batch_size", "3"}};
        QCOMPARE(settled_batch(remembered, true), std::int64_t{3});
        QCOMPARE(settled_batch(remembered, false), settled_batch({}, false));
    }
    void what_is_no_value_is_passed_over() {
        GpuConfig remembered;
        remembered.device = test::ada_card().uuid;
        remembered.settings = {{"train.batch_size", "many"}};
        QCOMPARE(settled_batch(remembered, true), settled_batch({}, true));
        remembered.settings = {{"train.batch_size", "0"}}; // automatic
        QCOMPARE(settled_batch(remembered, true), settled_batch({}, true));
    }
    void another_device_begins_without_the_choices_for_the_first() {
        const Fixture f;
        MachineSetup setup = f.setup();
        setup.settings = {{"train.batch_size", "3"}};
        QVERIFY(keep_machine_setup(f.offers, setup).has_value());
        QVERIFY(remember_device(f.offers, *find_offer(f.offers, "cpu")).has_value());
        QVERIFY(Fixture::kept().settings.empty());
    }
    void a_value_is_checked_as_a_configuration_would() {
        QVERIFY(check_setting("train.batch_size", "8").has_value());
        QCOMPARE(check_setting("train.batch_size", "-2").error().kind, ErrorKind::usage);
        QCOMPARE(check_setting("train.precision", "float7").error().kind, ErrorKind::usage);
    }
    void a_folder_that_cannot_be_is_refused_before_anything_is_kept() {
        const Fixture f;
        MachineSetup setup = f.setup();
        setup.folders.runs = "runs";
        QCOMPARE(keep_machine_setup(f.offers, setup).error().kind, ErrorKind::usage);
        setup.folders.runs = "/proc/formant-runs";
        QCOMPARE(keep_machine_setup(f.offers, setup).error().kind, ErrorKind::disk);
        QVERIFY(!std::filesystem::exists(gpu_config_file()));
    }
};

FORMANT_TEST(TestMachineSetup)
#include "tst_machine_setup.moc"
