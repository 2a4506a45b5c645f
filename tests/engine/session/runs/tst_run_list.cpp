#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_list.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::TemporaryFolder;

namespace {

void make_run(const TemporaryFolder& runs, const std::string& name, const RunState& end) {
    auto run = RunFolder::open(runs.path(), name, "version: 1\n");
    test::must(run->save_state(end));
    test::must(write_file_atomically(
        run->metrics(), "{\"type\":\"train\",\"step\":8,\"total\":2.5}\n"
                        "{\"type\":\"time\",\"step\":8,\"max_steps\":100,\"step_ms\":1}\n"));
}

void set_age(const Path& run, std::chrono::hours age) {
    for (const char* file : {"run.json", "metrics.jsonl"})
        std::filesystem::last_write_time(run / file,
                                         std::filesystem::file_time_type::clock::now() - age);
}

} // namespace

class TestRunList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void runs_are_listed_with_the_one_written_last_first() {
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
        const auto apart = list->at(0).last_written - list->at(1).last_written;
        QVERIFY(apart > std::chrono::hours(47) && apart < std::chrono::hours(49));
    }
    void what_is_no_run_is_left_out() {
        const TemporaryFolder runs;
        std::filesystem::create_directory(runs / "pictures");
        QVERIFY(write_file_atomically(runs / "notes.txt", "buy milk"));
        const auto list = list_runs(runs.path().string());
        QVERIFY(list && list->empty());
    }
    void a_folder_that_is_not_there_yet_has_none() {
        const TemporaryFolder runs;
        const auto list = list_runs((runs / "later").string());
        QVERIFY(list && list->empty());
    }
    void what_is_no_folder_is_an_error() {
        const TemporaryFolder runs;
        QVERIFY(write_file_atomically(runs / "file", ""));
        QCOMPARE(list_runs((runs / "file").string()).error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunList)
#include "tst_run_list.moc"
