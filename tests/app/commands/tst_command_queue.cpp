#include "engine/base/atomic_file.h"
#include "engine/session/queue/queue_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_command_queue {

using test::contains;
using test::throw_on_error;

/// The program and a queue of very small runs.
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
        throw_on_error(write_queue(file(), queue));
    }
    test::ProcessOutput run_queue(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments = {"--headless", "--queue", file().string(), "--runs",
                                              runs().string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return test::run_program(FORMANT_PROGRAM, arguments, 200);
    }
    JobQueue kept() const { return read_queue(file()).value(); }
};

class TestCommandQueue : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_failed_job_does_not_stop_the_queue() {
        const Fixture f;
        f.keep({f.job("a"), f.job("b", "data.corpus=/nowhere"), f.job("c")});
        const auto output = f.run_queue();
        QCOMPARE(output.exit_code, static_cast<int>(ErrorKind::data));
        const JobQueue kept = f.kept();
        QVERIFY(kept.jobs[0].state == JobState::done);
        QVERIFY(kept.jobs[1].state == JobState::failed);
        QVERIFY(kept.jobs[2].state == JobState::done);
        QCOMPARE(f.records("c", "train").rbegin()->first, 5);
        QVERIFY(contains(output.standard_error, "job 2 of 3"));
        QVERIFY(contains(output.standard_error, "/nowhere"));
    }
    void it_exits_after_the_last_job_and_a_restart_trains_nothing_twice() {
        const Fixture f;
        f.keep({f.job("a")});
        QCOMPARE(f.run_queue().exit_code, 0);
        const auto again = f.run_queue();
        QCOMPARE(again.exit_code, 0);
        QVERIFY(!contains(again.standard_error, "begins"));
    }
    void a_failed_job_is_tried_again_on_request() {
        const Fixture f;
        f.keep({f.job("a"), f.job("b", "data.corpus=/nowhere")});
        const auto first = f.run_queue();
        QCOMPARE(first.exit_code, static_cast<int>(ErrorKind::data));
        QVERIFY2(contains(first.standard_error, "1 of 2 jobs done, 1 failed"),
                 first.standard_error.c_str());
        QVERIFY(contains(first.standard_error, "job 1: step 5: saved"));
        const auto again = f.run_queue();
        QCOMPARE(again.exit_code, static_cast<int>(ErrorKind::data));
        QVERIFY2(contains(again.standard_error, "earlier: job 2 of 2"),
                 again.standard_error.c_str());
        QVERIFY(contains(again.standard_error, "--retry-failed"));
        JobQueue mended = f.kept();
        mended.jobs[1].settings.pop_back();
        throw_on_error(write_queue(f.file(), mended));
        QCOMPARE(f.run_queue({"--retry-failed"}).exit_code, 0);
        QVERIFY(f.kept().jobs[1].state == JobState::done);
    }
    void a_missing_file_is_reported() {
        const Fixture f;
        const auto output = f.run_queue();
        QCOMPARE(output.exit_code, static_cast<int>(ErrorKind::usage));
        QVERIFY(contains(output.standard_error, "queue.json"));
    }
    void a_queue_runs_only_without_a_window() {
        const Fixture f;
        f.keep({f.job("a")});
        const auto output = test::run_program(FORMANT_PROGRAM, {"--queue", f.file().string()}, 60);
        QCOMPARE(output.exit_code, static_cast<int>(ErrorKind::usage));
    }
};

FORMANT_TEST(TestCommandQueue)

} // namespace tst_command_queue

#include "tst_command_queue.moc"
