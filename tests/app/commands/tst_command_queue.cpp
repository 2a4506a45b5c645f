#include "engine/base/atomic_file.h"
#include "engine/session/queue/queue_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::contains;
using test::must;

namespace {

/// The program beside a queue of very small trainings.
struct Fixture : test::TrainingProcess {
    Path file() const { return folder / "queue.json"; }
    QueuedJob job(const std::string& name, const std::string& setting = "train.seed=1") const {
        QueuedJob job;
        job.config_file = config().string();
        job.device = "cpu";
        job.settings = {"name=" + name, "train.max_steps=5", setting};
        return job;
    }
    void keep(const std::vector<QueuedJob>& jobs) const {
        JobQueue queue;
        for (const QueuedJob& one : jobs)
            add_job(queue, one);
        must(write_queue(file(), queue));
    }
    test::ProcessOutput work_off(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments = {"--headless", "--queue", file().string(), "--runs",
                                              runs().string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return test::run_program(FORMANT_PROGRAM, arguments, 200);
    }
    JobQueue kept() const { return read_queue(file()).value(); }
};

} // namespace

class TestCommandQueue : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void of_three_the_middle_one_fails_and_the_others_are_done() {
        const Fixture f;
        f.keep({f.job("a"), f.job("b", "data.corpus=/nowhere"), f.job("c")});
        const auto output = f.work_off();
        QCOMPARE(output.exit_code, static_cast<int>(ErrorKind::data));
        const JobQueue kept = f.kept();
        QVERIFY(kept.jobs[0].state == JobState::done);
        QVERIFY(kept.jobs[1].state == JobState::failed);
        QVERIFY(kept.jobs[2].state == JobState::done);
        QCOMPARE(f.records("c", "train").rbegin()->first, 5);
        QVERIFY(contains(output.standard_error, "job 2 of 3"));
        QVERIFY(contains(output.standard_error, "/nowhere"));
    }
    void when_all_is_done_so_is_the_program_and_again_nothing_is_trained_twice() {
        const Fixture f;
        f.keep({f.job("a")});
        QCOMPARE(f.work_off().exit_code, 0);
        const auto again = f.work_off();
        QCOMPARE(again.exit_code, 0);
        QVERIFY(!contains(again.standard_error, "begins"));
    }
    void a_file_that_is_not_there_is_told() {
        const Fixture f;
        const auto output = f.work_off();
        QCOMPARE(output.exit_code, static_cast<int>(ErrorKind::usage));
        QVERIFY(contains(output.standard_error, "queue.json"));
    }
    void a_queue_is_worked_off_without_a_window_only() {
        const Fixture f;
        f.keep({f.job("a")});
        const auto output = test::run_program(FORMANT_PROGRAM, {"--queue", f.file().string()}, 60);
        QCOMPARE(output.exit_code, static_cast<int>(ErrorKind::usage));
    }
};

FORMANT_TEST(TestCommandQueue)
#include "tst_command_queue.moc"
