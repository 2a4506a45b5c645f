#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/open_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_open_run {

class TestOpenRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_file_is_a_configuration_and_other_options_are_kept() {
        RunRequest base;
        base.device = "cpu";
        const auto request = request_to_open("/voices/mine.yaml", base);
        QCOMPARE(request->config_file, std::string("/voices/mine.yaml"));
        QCOMPARE(request->device, std::string("cpu"));
        QVERIFY(request->settings.empty());
    }
    void the_folder_of_a_run_resumes_that_run_in_place() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directories(runs / "anna");
        test::throw_on_error(write_file_atomically(runs / "anna" / "config.yaml", "name: berta\n"));
        const auto request = request_to_open(runs / "anna/", {});
        const Path folder = std::filesystem::canonical(runs / "anna");
        QCOMPARE(request->config_file, (folder / "config.yaml").string());
        QCOMPARE(request->runs_folder, folder.parent_path().string());
        QCOMPARE(request->settings, std::vector<std::string>{"name=anna"});
        QCOMPARE(request->resume, std::string("auto"));
    }
    void a_run_resumes_with_its_latest_configuration() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directories(runs / "anna");
        const Path run = std::filesystem::canonical(runs / "anna");
        test::throw_on_error(
            write_file_atomically(run / "config.yaml", "train:\n  max_steps: 70\n"));
        test::throw_on_error(write_file_atomically(
            run / "changes.jsonl",
            "{\"config\":\"train:\\n  max_steps: 90\\n  sample_texts: [a b, c]\\n"
            "data:\\n  corpus: /new place\\n\"}\n"));
        RunRequest base;
        base.settings = {"train.max_steps=5"};
        base.resume = "never";
        const RunRequest request = request_to_resume(run, base);
        const auto config = load_run_config(request.config_file, request.settings);
        QCOMPARE(config->name, std::string("anna"));
        QCOMPARE(config->train.max_steps, std::int64_t{90});
        QCOMPARE(config->train.sample_texts.size(), std::size_t{2});
        QCOMPARE(config->data.corpus, std::string("/new place"));
        QCOMPARE(request.resume, std::string("auto"));
    }
    void the_settings_of_the_user_override_those_of_the_run() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directories(runs / "anna");
        test::throw_on_error(
            write_file_atomically(runs / "anna" / "config.yaml", "train:\n  max_steps: 70\n"));
        RunRequest base;
        base.settings = {"train.max_steps=80", "name=clara"};
        const auto request = request_to_open(runs / "anna", base);
        const auto config = load_run_config(request->config_file, request->settings);
        QCOMPARE(config->train.max_steps, std::int64_t{80});
        QCOMPARE(config->name, std::string("clara"));
    }
    void the_configuration_in_a_renamed_run_belongs_to_it() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directories(runs / "b1");
        const Path config = std::filesystem::canonical(runs / "b1") / "config.yaml";
        test::throw_on_error(write_file_atomically(config, "name: anna\n"));
        const auto copied = request_to_open(config, {}); // not in the folder of a run
        QVERIFY(copied->settings.empty() && copied->runs_folder.empty());
        test::throw_on_error(write_file_atomically(runs / "b1" / "run.json", "{}"));
        const auto request = request_to_open(config, {});
        QCOMPARE(request->settings, std::vector<std::string>{"name=b1"});
        QCOMPARE(request->runs_folder, config.parent_path().parent_path().string());
    }
    void an_opened_run_resumes_with_its_latest_configuration_too() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directories(runs / "anna");
        test::throw_on_error(
            write_file_atomically(runs / "anna/config.yaml", "train:\n  layers: full\n"));
        test::throw_on_error(write_file_atomically(
            runs / "anna/changes.jsonl", "{\"config\":\"train:\\n  layers: unet_only\\n\"}\n"));
        const RunRequest request = request_to_open(runs / "anna", {}).value();
        const auto config = load_run_config(request.config_file, request.settings);
        QCOMPARE(config->train.layers, std::string("unet_only"));
        QCOMPARE(config->name, std::string("anna"));
    }
    void the_error_for_another_folder_names_the_missing_file() {
        const test::TemporaryFolder recordings;
        const auto request = request_to_open(recordings.path(), {});
        QVERIFY(!request && request.error().kind == ErrorKind::usage);
        QVERIFY(to_english(request.error().what).find("config.yaml") != std::string::npos);
    }
};

FORMANT_TEST(TestOpenRun)

} // namespace tst_open_run

#include "tst_open_run.moc"
