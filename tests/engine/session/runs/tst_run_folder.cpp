#include "engine/base/atomic_file.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_run_folder {

using test::TemporaryFolder;

class TestRunFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_new_folder_holds_the_configuration_and_the_process_id() {
        const TemporaryFolder runs;
        const auto folder = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        QVERIFY(folder.has_value());
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("version: 1\n"));
        const auto facts = nlohmann::json::parse(*read_file(runs / "voice/run.json"));
        QCOMPARE(facts["pid"].get<qint64>(), QCoreApplication::applicationPid());
        QVERIFY(std::filesystem::is_directory(folder->checkpoints()));
    }
    void the_state_of_the_run_is_saved() {
        const TemporaryFolder runs;
        const auto folder = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        const auto facts = [&] {
            return nlohmann::json::parse(*read_file(runs / "voice/run.json"));
        };
        QVERIFY(facts()["phase"] == "preparing");
        QVERIFY(folder->save_state(
            {RunPhase::failed, 7, message(FORMANT_TR("t", "disk \xff full"))})); // invalid UTF-8
        QVERIFY(facts()["phase"] == "failed" && facts()["step"] == 7);
    }
    void the_state_of_a_renamed_run_is_saved_in_its_present_folder() {
        const TemporaryFolder runs;
        const auto folder = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        std::filesystem::rename(runs / "voice", runs / "renamed");
        QVERIFY(folder->save_state({RunPhase::failed, 7, {}}));
        QVERIFY(nlohmann::json::parse(*read_file(runs / "renamed/run.json"))["step"] == 7);
        QVERIFY(!std::filesystem::exists(runs / "voice"));
    }
    void the_state_of_a_removed_run_is_not_saved_in_a_folder_of_the_same_name() {
        const TemporaryFolder runs;
        auto folder = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        std::filesystem::rename(runs / "voice", runs / "trash");
        std::filesystem::remove_all(runs / "trash");
        std::filesystem::create_directory(runs / "voice");
        QCOMPARE(folder->save_state({RunPhase::failed, 7, {}}).error().kind, ErrorKind::disk);
        QVERIFY(folder->undo_start());
        QVERIFY(std::filesystem::is_empty(runs / "voice"));
    }
    void a_folder_has_one_writer_at_a_time() {
        const TemporaryFolder runs;
        const auto first = test::start_in_folder(runs.path(), "voice", "a: 1\n");
        const auto second = test::start_in_folder(runs.path(), "voice", "b: 1\n");
        QVERIFY(!second);
        QCOMPARE(second.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("a: 1\n"));
    }
    void a_run_without_checkpoints_may_correct_its_configuration() {
        const TemporaryFolder runs;
        QVERIFY(test::start_in_folder(runs.path(), "voice", "corpus: wrong\n"));
        QVERIFY(test::start_in_folder(runs.path(), "voice", "corpus: right\n"));
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("corpus: right\n"));
        QVERIFY(!std::filesystem::exists(runs / "voice/changes.jsonl"));
    }
    void the_first_configuration_is_kept_and_later_ones_are_recorded_separately() {
        const TemporaryFolder runs;
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 1\n"));
        QVERIFY(write_file_atomically(runs / "voice/checkpoints/step_1.pt", "x"));
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 1\n"));
        QVERIFY(!std::filesystem::exists(runs / "voice/changes.jsonl"));
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 2\n"));
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("a: 1\n"));
        const auto change = nlohmann::json::parse(*read_file(runs / "voice/changes.jsonl"));
        QCOMPARE(change["config"].get<std::string>(), std::string("a: 2\n"));
    }
    void a_name_that_leaves_the_folder_or_is_hard_to_type_is_rejected_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"", ".", "..", "../other", "a/b", ".hidden", "/etc", " ", "a ", "-x", "a\tb"})
            QTest::addRow("'%s'", name) << name;
    }
    void a_name_that_leaves_the_folder_or_is_hard_to_type_is_rejected() {
        QFETCH(const QString, name);
        const TemporaryFolder runs;
        const auto folder = test::start_in_folder(runs.path(), name.toStdString(), "");
        QVERIFY(!folder);
        QCOMPARE(folder.error().kind, ErrorKind::usage);
    }
    void a_name_may_contain_spaces_and_letters_of_any_language() {
        const TemporaryFolder runs;
        QVERIFY(test::start_in_folder(runs.path(), "Åsa’s voice", "").has_value());
    }
    void undoing_a_start_removes_only_what_it_created() {
        const TemporaryFolder runs;
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 1\n")->undo_start());
        QVERIFY(!std::filesystem::exists(runs / "voice"));
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 1\n"));
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 1\n")->undo_start());
        QVERIFY(std::filesystem::exists(runs / "voice/config.yaml"));
    }
    void undoing_a_start_restores_the_state_of_the_previous_run() {
        const TemporaryFolder runs;
        const Message done = message(FORMANT_TR("t", "done after 12 steps"));
        QVERIFY(test::start_in_folder(runs.path(), "voice", "a: 1\n")
                    ->save_state({RunPhase::done, 12, done}));
        const std::string before = *read_file(runs / "voice/run.json");
        auto folder = test::start_in_folder(runs.path(), "voice", "a: 1\n");
        QVERIFY(folder->save_state({RunPhase::failed, 0, message(FORMANT_TR("t", "no data"))}));
        QVERIFY(*read_file(runs / "voice/run.json") != before);
        QVERIFY(folder->undo_start());
        QCOMPARE(*read_file(runs / "voice/run.json"), before);
    }
    void undoing_a_start_restores_the_configuration_of_the_previous_run() {
        const TemporaryFolder runs;
        const auto latest = [&] { return latest_run_config(runs / "voice").train.max_steps; };
        QVERIFY(test::start_in_folder(runs.path(), "voice", "train:\n  max_steps: 7\n"));
        const std::string refused = "train:\n  max_steps: 9\n";
        QVERIFY(test::start_in_folder(runs.path(), "voice", refused)->undo_start());
        QCOMPARE(latest(), std::int64_t{7}); // without a checkpoint, config.yaml was replaced
        QVERIFY(write_file_atomically(runs / "voice/checkpoints/step_1.pt", ""));
        QVERIFY(test::start_in_folder(runs.path(), "voice", refused)->undo_start());
        QCOMPARE(latest(), std::int64_t{7}); // with one, a change was recorded
        QVERIFY(!std::filesystem::exists(runs / "voice/changes.jsonl"));
    }
    void the_configuration_that_owns_an_unnamed_run_is_kept() {
        const TemporaryFolder runs;
        {
            auto folder = RunFolder::open(runs.path(), "voice");
            QVERIFY(folder->record_start("", "/voices/anna.yaml"));
            QVERIFY(folder->save_state({RunPhase::training, 3, {}}));
        }
        QVERIFY(test::start_in_folder(runs.path(), "voice", ""));
        QCOMPARE(RunFolder::unnamed_config_of(runs / "voice"), std::string("/voices/anna.yaml"));
        QCOMPARE(RunFolder::unnamed_config_of(runs / "other"), std::string());
    }
    void a_folder_that_cannot_be_created_is_an_error() {
        const auto folder = test::start_in_folder("/proc/nowhere", "voice", "");
        QVERIFY(!folder);
        QCOMPARE(folder.error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunFolder)

} // namespace tst_run_folder

#include "tst_run_folder.moc"
