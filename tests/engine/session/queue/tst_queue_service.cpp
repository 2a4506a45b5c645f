#include "engine/base/atomic_file.h"
#include "engine/session/queue/queue_file.h"
#include "engine/session/queue/queue_service.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>

using namespace formant;

namespace tst_queue_service {

using test::throw_on_error;

/// Records the events of a queue.
struct RecordedEvents : QueueObserver {
    std::mutex mutex;
    std::atomic<std::size_t> max_running{0};
    std::atomic<int> steps{0};
    std::atomic<bool> is_started{false};
    std::set<std::string> folders; ///< of jobs while they ran

    void on_queue(const JobQueue& queue, bool started) override {
        const std::lock_guard lock(mutex);
        is_started = started;
        for (const QueuedJob& job : queue.jobs)
            if (job.state == JobState::running && !job.run_folder.empty())
                folders.insert(job.run_folder);
        const auto runs = [](const QueuedJob& job) { return job.state == JobState::running; };
        const auto running = std::count_if(queue.jobs.begin(), queue.jobs.end(), runs);
        max_running = std::max(max_running.load(), static_cast<std::size_t>(running));
    }
    void on_event(const QueuedJob&, const TrainEvent& event) override {
        if (std::holds_alternative<StepReport>(event))
            ++steps;
    }
    void on_error(const Error& error) override { throw_on_error(fail(error)); }
};

/// A queue of very short training runs.
struct Fixture : test::WordCorpus {
    RecordedEvents recorded;

    QueueSetup setup() const {
        QueueSetup setup;
        setup.file = (folder / "queue.json").string();
        setup.runs_folder = runs().string();
        setup.decode_program = FORMANT_PROGRAM;
        return setup;
    }
    QueuedJob job(const std::string& name, int steps = 5) const {
        QueuedJob job;
        job.config_file = config().string();
        job.device = "cpu";
        job.settings = {"name=" + name, "train.max_steps=" + std::to_string(steps)};
        return job;
    }
    QueuedJob failing_job() const {
        QueuedJob failing = job("failing");
        failing.settings.push_back("data.corpus=/nowhere");
        return failing;
    }
    void keep(const std::vector<QueuedJob>& jobs, bool continue_on_error = true) const {
        JobQueue queue;
        queue.continue_on_error = continue_on_error;
        for (const QueuedJob& one : jobs)
            add_job(queue, one);
        throw_on_error(write_queue(setup().file, queue));
    }
    std::unique_ptr<TrainingQueue> open() {
        auto queue = TrainingQueue::open(setup(), recorded);
        if (!queue)
            throw std::runtime_error(to_english(queue.error().what));
        return std::move(*queue);
    }
    JobQueue kept() const { return read_queue(setup().file).value(); }
};

std::vector<JobState> states(const JobQueue& queue) {
    std::vector<JobState> found;
    for (const QueuedJob& job : queue.jobs)
        found.push_back(job.state);
    return found;
}

using States = std::vector<JobState>;

class TestQueueService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void jobs_run_one_at_a_time() {
        Fixture f;
        f.keep({f.job("a"), f.job("b")});
        const auto queue = f.open();
        queue->start();
        queue->wait();
        const States done = {JobState::done, JobState::done};
        QVERIFY(states(f.kept()) == done);
        QCOMPARE(f.recorded.max_running.load(), std::size_t{1});
        QCOMPARE(f.recorded.steps.load(), 10);
        QCOMPARE(f.kept().jobs[1].run_folder, (f.runs() / "b").string());
    }
    void after_a_failure_the_next_job_starts() {
        Fixture f;
        f.keep({f.job("a"), f.failing_job(), f.job("c")});
        const auto queue = f.open();
        queue->start();
        queue->wait();
        const JobQueue kept = f.kept();
        const States expected = {JobState::done, JobState::failed, JobState::done};
        QVERIFY(states(kept) == expected);
        QVERIFY(test::contains(kept.jobs[1].reason, "/nowhere"));
        QCOMPARE(exit_code_of(kept), static_cast<int>(ErrorKind::data));
    }
    void after_a_failure_none_starts_if_so_requested() {
        Fixture f;
        f.keep({f.failing_job(), f.job("b")}, /*continue_on_error=*/false);
        const auto queue = f.open();
        queue->start();
        queue->wait();
        const States expected = {JobState::failed, JobState::waiting};
        QVERIFY(states(f.kept()) == expected);
    }
    void an_interrupted_job_resumes() {
        Fixture f;
        QueuedJob died = f.job("a");
        died.state = JobState::running;
        f.keep({died});
        const auto queue = f.open();
        const States waiting = {JobState::waiting};
        QVERIFY(states(queue->jobs()) == waiting);
        queue->start();
        queue->wait();
        const States done = {JobState::done};
        QVERIFY(states(f.kept()) == done);
    }
    void a_job_stopped_with_the_queue_resumes_with_it() {
        Fixture f;
        f.keep({f.job("a", 200)});
        {
            const auto queue = f.open();
            queue->start();
            QTRY_VERIFY_WITH_TIMEOUT(f.recorded.steps > 2, 60'000);
            queue->stop();
            queue->wait();
            const States waiting = {JobState::waiting};
            QVERIFY(states(f.kept()) == waiting);
        }
        QVERIFY(f.recorded.steps < 200);
        const auto queue = f.open();
        queue->start();
        queue->wait();
        const States done = {JobState::done};
        QVERIFY(states(f.kept()) == done);
        QCOMPARE(f.recorded.steps.load(), 200); // none was repeated
    }
    void a_job_stopped_alone_stays_stopped() {
        Fixture f;
        f.keep({f.job("a", 200), f.job("b")});
        const auto queue = f.open();
        queue->start();
        QTRY_VERIFY_WITH_TIMEOUT(f.recorded.steps > 2, 60'000);
        queue->stop_job(1);
        queue->wait();
        const States expected = {JobState::stopped, JobState::done};
        QVERIFY(states(f.kept()) == expected);
    }
    void the_queue_can_stop_after_the_current_job() {
        Fixture f;
        f.keep({f.job("a", 20), f.job("b")});
        const auto queue = f.open();
        queue->start();
        QTRY_VERIFY_WITH_TIMEOUT(f.recorded.steps > 2, 60'000);
        queue->stop_after_current();
        queue->wait();
        const States expected = {JobState::done, JobState::waiting};
        QVERIFY(states(f.kept()) == expected);
    }
    void jobs_can_be_added_while_others_run_but_running_ones_cannot_be_changed() {
        Fixture f;
        f.keep({f.job("a", 50)});
        const auto queue = f.open();
        queue->start();
        QTRY_VERIFY_WITH_TIMEOUT(f.recorded.steps > 2, 60'000);
        QVERIFY(queue->edit([&](JobQueue& jobs) { add_job(jobs, f.job("b")); }));
        QVERIFY(!queue->edit([&](JobQueue& jobs) { jobs.jobs.clear(); }));
        queue->wait();
        const States done = {JobState::done, JobState::done};
        QVERIFY(states(f.kept()) == done);
    }
    void a_job_queued_again_with_other_settings_is_never_shown_as_its_former_run() {
        Fixture f;
        QueuedJob done = f.job("b");
        done.state = JobState::done;
        done.run_folder = (f.runs() / "a").string();
        f.keep({done});
        const auto queue = f.open();
        QVERIFY(queue->edit([](JobQueue& jobs) { requeue_job(jobs, 1); }));
        queue->start();
        queue->wait();
        QCOMPARE(f.recorded.folders, std::set<std::string>{(f.runs() / "b").string()});
    }
    void a_job_queued_again_after_the_end_of_the_queue_waits_for_a_start() {
        Fixture f;
        f.keep({f.job("a")});
        const auto queue = f.open();
        queue->start();
        queue->wait();
        QTRY_VERIFY(!f.recorded.is_started);
        QVERIFY(queue->edit([&](JobQueue& jobs) {
            find_job(jobs, 1)->settings = f.job("a", 10).settings;
            requeue_job(jobs, 1);
            add_job(jobs, f.job("b"));
        }));
        QTest::qWait(200);
        const States waiting = {JobState::waiting, JobState::waiting};
        QVERIFY(states(queue->jobs()) == waiting);
        QVERIFY(!queue->is_started());
        queue->start();
        queue->wait();
        const States done = {JobState::done, JobState::done};
        QVERIFY(states(f.kept()) == done);
    }
    void a_job_queued_again_starts_while_the_queue_runs() {
        Fixture f;
        f.keep({f.failing_job(), f.job("b", 100'000)});
        const auto queue = f.open();
        queue->start();
        QTRY_VERIFY_WITH_TIMEOUT(f.recorded.steps > 2, 60'000);
        QVERIFY(queue->edit([&](JobQueue& jobs) {
            find_job(jobs, 1)->settings = f.job("a").settings;
            requeue_job(jobs, 1);
        }));
        queue->stop_job(2);
        queue->wait();
        const States expected = {JobState::done, JobState::stopped};
        QVERIFY(states(f.kept()) == expected);
    }
    void a_queue_that_waits_for_a_device_can_be_stopped() {
        Fixture f;
        f.keep({f.job("a")});
        const auto queue = f.open();
        queue->set_busy_devices({"cpu"});
        queue->start();
        QTRY_VERIFY(f.recorded.is_started);
        queue->stop();
        queue->wait();
        QVERIFY(!f.recorded.is_started);
        queue->set_busy_devices({});
        QTest::qWait(200);
        const States waiting = {JobState::waiting};
        QVERIFY(states(queue->jobs()) == waiting);
    }
    void a_queue_whose_last_waiting_job_is_removed_has_ended() {
        Fixture f;
        f.keep({f.job("a")});
        const auto queue = f.open();
        queue->set_busy_devices({"cpu"});
        queue->start();
        QVERIFY(queue->edit([](JobQueue& jobs) { remove_job(jobs, 1); }));
        queue->set_busy_devices({});
        QVERIFY(queue->edit([&](JobQueue& jobs) { add_job(jobs, f.job("b")); }));
        QTest::qWait(200);
        const States waiting = {JobState::waiting};
        QVERIFY(states(queue->jobs()) == waiting);
    }
    void a_queue_cannot_be_opened_twice() {
        Fixture f;
        const auto queue = f.open();
        const auto second = TrainingQueue::open(f.setup(), f.recorded);
        QVERIFY(!second && second.error().kind == ErrorKind::usage);
    }
};

FORMANT_TEST(TestQueueService)

} // namespace tst_queue_service

#include "tst_queue_service.moc"
