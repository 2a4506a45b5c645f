#include "engine/session/queue/queue_schedule.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_queue_schedule {

/// Waiting jobs for these devices, with the ids 1, 2, ...
JobQueue waiting(const std::vector<std::string>& devices) {
    JobQueue queue;
    for (const std::string& device : devices) {
        QueuedJob job;
        job.device = device;
        add_job(queue, job);
    }
    return queue;
}

void run(JobQueue& queue, std::size_t place, const std::string& card) {
    queue.jobs[place].state = JobState::running;
    queue.jobs[place].card = card;
}

const std::vector<std::string> two_cards = {"0", "1"};

class TestQueueSchedule : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void jobs_start_in_order() {
        const JobStart first = {1, "0", "0"};
        QVERIFY(next_start(waiting({"0", "0"}), two_cards) == first);
    }
    void a_job_waits_until_those_before_it_are_done() {
        JobQueue queue = waiting({"0", "1", "1"});
        queue.jobs[1].after = {1};
        run(queue, 0, "0");
        const JobStart third = {3, "1", "1"}, second = {2, "1", "1"};
        QVERIFY(next_start(queue, two_cards) == third);
        queue.jobs[0].state = JobState::failed;
        QVERIFY(next_start(queue, two_cards) == third);
        queue.jobs[2].state = JobState::done;
        QVERIFY(!has_ready_job(queue));
        queue.jobs[2].state = JobState::waiting;
        queue.jobs[0].state = JobState::done;
        QVERIFY(next_start(queue, two_cards) == second);
        queue.jobs[0].state = JobState::stopped;
        QVERIFY(remove_job(queue, 1)); // nothing is left to wait for
        QVERIFY(next_start(queue, two_cards) == second);
    }
    void a_card_runs_one_job_at_a_time() {
        JobQueue queue = waiting({"0", "0"});
        run(queue, 0, "0");
        QVERIFY(!next_start(queue, two_cards));
        queue.jobs[0].state = JobState::done;
        const JobStart second = {2, "0", "0"};
        QVERIFY(next_start(queue, two_cards) == second);
    }
    void a_blocked_job_does_not_block_others_on_another_card() {
        JobQueue queue = waiting({"0", "0", "1"});
        run(queue, 0, "0");
        const JobStart third = {3, "1", "1"};
        QVERIFY(next_start(queue, two_cards) == third);
    }
    void without_a_device_the_first_free_card_is_used() {
        JobQueue queue = waiting({"auto", "auto", "auto"});
        const JobStart first = {1, "0", "0"};
        QVERIFY(next_start(queue, two_cards) == first);
        run(queue, 0, "0");
        const JobStart second = {2, "1", "1"};
        QVERIFY(next_start(queue, two_cards) == second);
        run(queue, 1, "1");
        QVERIFY(!next_start(queue, two_cards));
    }
    void with_at_most_one_card_the_run_chooses_the_device() {
        JobQueue queue = waiting({"auto", "cpu"});
        const JobStart first = {1, "auto", "cpu"};
        QVERIFY(next_start(queue, {}) == first);
        run(queue, 0, "cpu");
        QVERIFY(!next_start(queue, {}));
        const JobStart on_card = {1, "auto", "0"};
        QVERIFY(next_start(waiting({"auto"}), {"0"}) == on_card);
    }
    void a_job_waits_for_a_device_that_another_run_occupies() {
        QVERIFY(!next_start(waiting({"0"}), two_cards, {"0"}));
        const JobStart second = {1, "1", "1"};
        QVERIFY(next_start(waiting({"auto"}), two_cards, {"0"}) == second);
        QVERIFY(!next_start(waiting({"auto"}), {}, {"cpu"}));
    }
    void a_run_without_a_chosen_device_occupies_the_first() {
        QCOMPARE(occupied_device("auto", two_cards), std::string("0"));
        QCOMPARE(occupied_device("auto", {}), std::string("cpu"));
        QCOMPARE(occupied_device("1", two_cards), std::string("1"));
    }
    void only_waiting_jobs_start() {
        JobQueue queue = waiting({"0"});
        for (const JobState state : {JobState::done, JobState::failed, JobState::stopped}) {
            queue.jobs[0].state = state;
            QVERIFY(!next_start(queue, two_cards));
        }
    }
};

FORMANT_TEST(TestQueueSchedule)

} // namespace tst_queue_schedule

#include "tst_queue_schedule.moc"
