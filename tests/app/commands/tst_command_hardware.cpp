#include "engine/base/atomic_file.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/scripted_gpus.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_command_hardware {

using test::contains;

struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", folder.path().string()};
    Path kept = folder / "formant" / "gpu_config.json";

    static test::ProcessOutput hardware(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "hardware");
        return test::run_program(FORMANT_PROGRAM, arguments);
    }
    static nlohmann::json report(std::vector<std::string> arguments) {
        arguments.emplace_back("--json");
        return nlohmann::json::parse(hardware(std::move(arguments)).standard_output);
    }
};

nlohmann::json setting(const nlohmann::json& report, const std::string& key) {
    for (const auto& one : report["settings"])
        if (one["key"] == key)
            return one;
    return {};
}

class TestCommandHardware : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_report_names_machine_choice_settings_and_versions() {
        const Fixture f;
        const auto output = Fixture::hardware({"--gpu", "cpu"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        for (const char* part : {"Platform ", "CPU ", "Chosen ", "LibTorch ", "train.batch_size",
                                 "data.num_workers", "train.precision"})
            QVERIFY2(contains(output.standard_output, part), output.standard_output.c_str());
    }
    void json_is_one_object_and_nothing_else() {
        const Fixture f;
        const auto report = Fixture::report({"--gpu", "cpu"});
        QCOMPARE(report["schema"].get<int>(), 1);
        QVERIFY(report["host"]["usable_cores"].get<int>() >= 1);
        QVERIFY(report["remembered"].is_null());
        QVERIFY(report["versions"]["formant"].is_string());
        const auto batch = setting(report, "train.batch_size");
        QCOMPARE(batch["value"].get<std::string>(), std::string("1"));
        QCOMPARE(batch["source"].get<std::string>(), std::string("automatic"));
    }
    void values_of_the_configuration_take_precedence_and_are_reported() {
        const Fixture f;
        const std::string file = (f.folder / "c.yaml").string();
        test::throw_on_error(
            write_file_atomically(file, "train:\n  batch_size: 3\n  precision: auto\n"));
        const auto report = Fixture::report({"--gpu", "cpu", "--config", file});
        const auto batch = setting(report, "train.batch_size");
        QCOMPARE(batch["value"].get<std::string>(), std::string("3"));
        QCOMPARE(batch["source"].get<std::string>(), std::string("configured"));
        QCOMPARE(batch["suggestion"].get<std::string>(), std::string("1"));
        QCOMPARE(setting(report, "train.precision")["source"].get<std::string>(),
                 std::string("automatic"));
    }
    void a_choice_is_saved_and_reported() {
        const Fixture f;
        const auto chosen = Fixture::hardware({"--reconfigure", "--gpu", "cpu"});
        QVERIFY2(chosen.exit_code == 0, chosen.standard_error.c_str());
        QVERIFY(std::filesystem::exists(f.kept));
        const auto report = Fixture::report({});
        QCOMPARE(report["remembered"]["device"].get<std::string>(), std::string("cpu"));
        QCOMPARE(report["chosen"]["device"].get<std::string>(), std::string("cpu"));
    }
    void a_missing_device_is_neither_reported_on_nor_saved() {
        const Fixture f;
        QCOMPARE(Fixture::hardware({"--gpu", "99"}).exit_code, 4);
        QCOMPARE(Fixture::hardware({"--reconfigure", "--gpu", "99"}).exit_code, 4);
        QVERIFY(!std::filesystem::exists(f.kept));
    }
    void an_unusable_card_is_reported_on_when_it_is_requested() {
        const Fixture f;
        const test::ScriptedNvml cards(
            FORMANT_SCRIPTED_NVML,
            test::scripted_machine({test::scripted_rtx_4090(), test::scripted_t4()}));
        const auto report = Fixture::report({"--gpu", "1"});
        QCOMPARE(report["gpus"].size(), std::size_t{2});
        QCOMPARE(report["chosen"]["gpu"]["name"].get<std::string>(), std::string("Tesla T4"));
        QVERIFY(!report["chosen"]["gpu"]["usable"].get<bool>());
        QCOMPARE(setting(report, "train.batch_size")["value"].get<std::string>(), std::string("6"));
    }
    void the_question_needs_a_terminal() {
        const Fixture f;
        const auto refused = Fixture::hardware({"--reconfigure"});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY(contains(refused.standard_error, "--reconfigure needs a terminal"));
    }
    void the_report_mentions_a_damaged_gpu_config() {
        const Fixture f;
        std::filesystem::create_directories(f.kept.parent_path());
        test::throw_on_error(write_file_atomically(f.kept, "garbage"));
        const auto output = Fixture::hardware({"--gpu", "cpu"});
        QCOMPARE(output.exit_code, 0);
        QVERIFY(contains(output.standard_output, "gpu_config.json.bad"));
        QVERIFY(!std::filesystem::exists(f.kept));
    }
};

FORMANT_TEST(TestCommandHardware)

} // namespace tst_command_hardware

#include "tst_command_hardware.moc"
