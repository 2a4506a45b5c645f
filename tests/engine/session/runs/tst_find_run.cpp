#include "engine/base/atomic_file.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_find_run {

using test::TemporaryFolder;

void make_run(const TemporaryFolder& runs, const std::string& name, const RunState& end) {
    auto run = test::start_in_folder(runs.path(), name, "version: 1\n");
    test::throw_on_error(run->save_state(end));
    test::throw_on_error(write_file_atomically(
        run->metrics(), "{\"type\":\"train\",\"step\":8,\"total\":2.5}\n"
                        "{\"type\":\"time\",\"step\":8,\"max_steps\":100,\"step_ms\":1}\n"));
}

void set_age(const Path& run, std::chrono::hours age) {
    for (const char* file : {"run.json", "metrics.jsonl"})
        std::filesystem::last_write_time(run / file,
                                         std::filesystem::file_time_type::clock::now() - age);
}

class TestFindRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void runs_are_listed_most_recently_written_first() {
        const TemporaryFolder runs;
        make_run(runs, "old", {RunPhase::done, 8, {}});
        make_run(runs, "new", {RunPhase::failed, 8, {}});
        set_age(runs / "old", std::chrono::hours(48));
        const auto list = list_runs(runs.path().string());
        QVERIFY(list && list->size() == 2);
        QCOMPARE(list->at(0).name, std::string("new"));
        QCOMPARE(list->at(1).name, std::string("old"));
        QVERIFY(list->at(0).phase == RunPhase::failed);
        QCOMPARE(list->at(1).step, std::int64_t{8});
        QCOMPARE(list->at(1).total_loss, 2.5);
        const auto age_difference = list->at(0).last_written - list->at(1).last_written;
        QVERIFY(age_difference > std::chrono::hours(47) && age_difference < std::chrono::hours(49));
    }
    void other_files_and_folders_are_skipped() {
        const TemporaryFolder runs;
        std::filesystem::create_directory(runs / "pictures");
        QVERIFY(write_file_atomically(runs / "notes.txt", "buy milk"));
        const auto list = list_runs(runs.path().string());
        QVERIFY(list && list->empty());
    }
    void a_folder_that_does_not_exist_has_no_runs() {
        const TemporaryFolder runs;
        const auto list = list_runs((runs / "later").string());
        QVERIFY(list && list->empty());
    }
    void a_file_instead_of_a_folder_is_an_error() {
        const TemporaryFolder runs;
        QVERIFY(write_file_atomically(runs / "file", ""));
        QCOMPARE(list_runs((runs / "file").string()).error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestFindRun)

} // namespace tst_find_run

#include "tst_find_run.moc"
