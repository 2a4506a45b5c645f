#include "engine/base/atomic_file.h"
#include "engine/session/run_list.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

#include <chrono>
#include <filesystem>

using namespace formant;

namespace {

void make_run(const test::TemporaryFolder& runs, const std::string& name, int hours_ago) {
    const Path file = runs / name / "run.json";
    std::filesystem::create_directories(file.parent_path());
    test::must(write_file_atomically(file, "{}"));
    std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() -
                                               std::chrono::hours(hours_ago));
}

} // namespace

class TestRunList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_one_that_was_written_to_last_is_first() {
        const test::TemporaryFolder runs;
        make_run(runs, "oldest", 3);
        make_run(runs, "newest", 1);
        make_run(runs, "between", 2);
        std::filesystem::create_directories(runs / "no_run");
        std::vector<std::string> names;
        for (const ListedRun& run : list_runs(runs.path().string())) {
            names.push_back(run.name);
            QCOMPARE(run.folder, (runs / run.name).string());
        }
        QCOMPARE(names, (std::vector<std::string>{"newest", "between", "oldest"}));
    }
    void where_there_is_no_folder_there_are_none() { QVERIFY(list_runs("/nowhere").empty()); }
};

QTEST_APPLESS_MAIN(TestRunList)
#include "tst_run_list.moc"
