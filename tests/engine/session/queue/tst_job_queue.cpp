#include "engine/session/queue/job_queue.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_job_queue {

/// Three jobs: a done, b failed, c waiting.
JobQueue three() {
    JobQueue queue;
    for (const char* config : {"a", "b", "c"}) {
        QueuedJob job;
        job.config_file = config;
        add_job(queue, job);
    }
    queue.jobs[0].state = JobState::done;
    queue.jobs[1].state = JobState::failed;
    queue.jobs[1].exit_code = 3;
    queue.jobs[1].reason = "no corpus";
    return queue;
}

std::string order(const JobQueue& queue) {
    std::string configs;
    for (const QueuedJob& job : queue.jobs)
        configs += job.config_file;
    return configs;
}

class TestJobQueue : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_job_moves_to_a_place() {
        JobQueue queue = three();
        const std::int64_t c = queue.jobs[2].id;
        QVERIFY(move_job(queue, c, 0));
        QCOMPARE(order(queue), std::string("cab"));
        QVERIFY(move_job(queue, c, 99));
        QCOMPARE(order(queue), std::string("abc"));
        QVERIFY(!move_job(queue, 99, 0));
    }
    void a_running_job_cannot_be_removed() {
        JobQueue queue = three();
        queue.jobs[2].state = JobState::running;
        QVERIFY(!remove_job(queue, queue.jobs[2].id));
        QVERIFY(remove_job(queue, queue.jobs[0].id));
        QCOMPARE(order(queue), std::string("bc"));
    }
    void a_failed_job_can_be_requeued() {
        JobQueue queue = three();
        QVERIFY(requeue_job(queue, queue.jobs[1].id));
        QVERIFY(queue.jobs[1].state == JobState::waiting && queue.jobs[1].reason.empty());
        QVERIFY(!requeue_job(queue, queue.jobs[2].id));
    }
    void interrupted_jobs_are_requeued() {
        JobQueue queue = three();
        queue.jobs[2].state = JobState::running;
        queue.jobs[2].card = "0";
        requeue_interrupted(queue);
        QVERIFY(queue.jobs[2].state == JobState::waiting && queue.jobs[2].card.empty());
        QVERIFY(queue.jobs[0].state == JobState::done);
    }
    void the_exit_code_is_that_of_the_first_failure() {
        JobQueue queue = three();
        QCOMPARE(exit_code_of(queue), 3);
        queue.jobs[1].state = JobState::stopped;
        QCOMPARE(exit_code_of(queue), 130);
        for (QueuedJob& job : queue.jobs)
            job.state = JobState::done;
        QCOMPARE(exit_code_of(queue), 0);
        QCOMPARE(exit_code_of(JobQueue()), 0);
    }
};

FORMANT_TEST(TestJobQueue)

} // namespace tst_job_queue

#include "tst_job_queue.moc"
