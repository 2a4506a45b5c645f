#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;
using test::TemporaryFolder;

class TestRunFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_new_one_holds_its_configuration_and_who_writes_it() {
        const TemporaryFolder runs;
        const auto folder = RunFolder::open(runs.path(), "voice", "version: 1\n");
        QVERIFY(folder.has_value());
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("version: 1\n"));
        const auto facts = nlohmann::json::parse(*read_file(runs / "voice/run.json"));
        QCOMPARE(facts["pid"].get<qint64>(), QCoreApplication::applicationPid());
        QVERIFY(std::filesystem::is_directory(folder->checkpoints()));
    }
    void it_keeps_the_state_of_the_run() {
        const TemporaryFolder runs;
        const auto folder = RunFolder::open(runs.path(), "voice", "version: 1\n");
        const auto facts = [&] {
            return nlohmann::json::parse(*read_file(runs / "voice/run.json"));
        };
        QVERIFY(facts()["phase"] == "preparing");
        QVERIFY(folder->save_state(
            {RunPhase::failed, 7, message(FORMANT_TR("t", "no \xff room"))})); // no UTF-8
        QVERIFY(facts()["phase"] == "failed" && facts()["step"] == 7);
    }
    void one_writer_at_a_time() {
        const TemporaryFolder runs;
        const auto first = RunFolder::open(runs.path(), "voice", "a: 1\n");
        const auto second = RunFolder::open(runs.path(), "voice", "b: 1\n");
        QVERIFY(!second);
        QCOMPARE(second.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("a: 1\n"));
    }
    void a_setting_may_be_mended_while_nothing_was_trained_with_it() {
        const TemporaryFolder runs;
        QVERIFY(RunFolder::open(runs.path(), "voice", "corpus: wrong\n"));
        QVERIFY(RunFolder::open(runs.path(), "voice", "corpus: right\n"));
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("corpus: right\n"));
        QVERIFY(!std::filesystem::exists(runs / "voice/changes.jsonl"));
    }
    void the_configuration_never_changes_and_changes_are_kept_beside_it() {
        const TemporaryFolder runs;
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 1\n"));
        QVERIFY(write_file_atomically(runs / "voice/checkpoints/step_1.pt", "x"));
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 1\n"));
        QVERIFY(!std::filesystem::exists(runs / "voice/changes.jsonl"));
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 2\n"));
        QCOMPARE(*read_file(runs / "voice/config.yaml"), std::string("a: 1\n"));
        const auto change = nlohmann::json::parse(*read_file(runs / "voice/changes.jsonl"));
        QCOMPARE(change["config"].get<std::string>(), std::string("a: 2\n"));
    }
    void a_name_that_leaves_the_folder_or_is_hard_to_type_is_refused_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"", ".", "..", "../other", "a/b", ".hidden", "/etc", " ", "a ", "-x", "a\tb"})
            QTest::addRow("'%s'", name) << name;
    }
    void a_name_that_leaves_the_folder_or_is_hard_to_type_is_refused() {
        QFETCH(const QString, name);
        const TemporaryFolder runs;
        const auto folder = RunFolder::open(runs.path(), name.toStdString(), "");
        QVERIFY(!folder);
        QCOMPARE(folder.error().kind, ErrorKind::usage);
    }
    void a_name_with_spaces_and_other_letters_is_fine() {
        const TemporaryFolder runs;
        QVERIFY(RunFolder::open(runs.path(), "Åsa’s voice", "").has_value());
    }
    void a_start_that_fails_takes_away_what_it_has_made_and_nothing_else() {
        const TemporaryFolder runs;
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 1\n")->take_back_start());
        QVERIFY(!std::filesystem::exists(runs / "voice"));
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 1\n"));
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 1\n")->take_back_start());
        QVERIFY(std::filesystem::exists(runs / "voice/config.yaml"));
    }
    void after_a_start_that_failed_a_run_says_again_how_it_ended() {
        const TemporaryFolder runs;
        const Message done = message(FORMANT_TR("t", "done after 12 steps"));
        QVERIFY(RunFolder::open(runs.path(), "voice", "a: 1\n")
                    ->save_state({RunPhase::done, 12, done}));
        const std::string before = *read_file(runs / "voice/run.json");
        auto folder = RunFolder::open(runs.path(), "voice", "a: 1\n");
        QVERIFY(folder->save_state({RunPhase::failed, 0, message(FORMANT_TR("t", "no data"))}));
        QVERIFY(*read_file(runs / "voice/run.json") != before);
        QVERIFY(folder->take_back_start());
        QCOMPARE(*read_file(runs / "voice/run.json"), before);
    }
    void where_no_folder_can_be_made_it_says_so() {
        const auto folder = RunFolder::open("/proc/nowhere", "voice", "");
        QVERIFY(!folder);
        QCOMPARE(folder.error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunFolder)
#include "tst_run_folder.moc"
