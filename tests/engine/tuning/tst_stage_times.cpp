#include "engine/tuning/stage_times.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_stage_times {

/// Two steps of 100 and 200 ms in thread 0, and a worker in thread 1.
std::vector<StageSpan> two_steps() {
    return {{Stage::wait, 0, 0, 10},       {Stage::forward, 0, 10, 40},
            {Stage::forward, 0, 40, 60},   {Stage::backward, 0, 60, 95},
            {Stage::features, 1, 5, 15},   {Stage::step, 0, 0, 100},
            {Stage::forward, 0, 110, 200}, {Stage::optimizer, 0, 200, 290},
            {Stage::features, 1, 20, 50},  {Stage::step, 0, 100, 300}};
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

class TestStageTimes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_stages_add_up_to_the_step() {
        const StepTimes times = step_times(two_steps());
        QCOMPARE(times.steps, 2);
        QVERIFY(near(times.step.mean_ms, 150));
        double sum = 0;
        for (const StageTime& time : times.stages)
            sum += time.mean_ms;
        QVERIFY(near(sum, times.step.mean_ms));
        QVERIFY(!times.stages.back().stage);
        QVERIFY(near(times.stages.back().mean_ms, (5 + 20) / 2.0)); // outside of all stages
    }
    void a_repeated_stage_is_summed_and_a_missing_one_is_zero() {
        const StepTimes times = step_times(two_steps());
        QVERIFY(near(times.mean_ms(Stage::forward), (50 + 90) / 2.0));
        QVERIFY(near(times.mean_ms(Stage::wait), 5));
        QVERIFY(near(times.mean_ms(Stage::collate), 0));
    }
    void median_and_95th_percentile_are_over_the_steps() {
        std::vector<StageSpan> spans;
        for (int i = 0; i < 101; ++i) {
            const double begin = 1000.0 * i;
            spans.push_back({Stage::forward, 0, begin, begin + i});
            spans.push_back({Stage::step, 0, begin, begin + 500});
        }
        const StageTime forward = step_times(spans).stages.front();
        QVERIFY(near(forward.median_ms, 50));
        QVERIFY(near(forward.p95_ms, 95));
    }
    void other_threads_are_no_part_of_the_step() {
        const StepTimes times = step_times(two_steps());
        QVERIFY(near(times.mean_ms(Stage::features), 0));
    }
    void a_step_is_busy_while_it_computes() {
        const StepTimes times = step_times(two_steps());
        QVERIFY(near(times.busy_shares[0], 0.85));
        QVERIFY(near(times.busy_shares[1], 0.9));
    }
    void workers_have_a_cost_for_each_sample() {
        const auto workers = worker_times(two_steps(), 3);
        QCOMPARE(workers.size(), std::size_t{1});
        QVERIFY(workers[0].stage == Stage::features);
        QVERIFY(near(workers[0].ms_per_sample, 20));
        QCOMPARE(workers[0].workers, 3);
    }
    void utilization_has_mean_minimum_and_variation() {
        std::vector<double> shares;
        for (int i = 0; i <= 100; ++i)
            shares.push_back(i / 100.0);
        const Utilization found = utilization_of(shares);
        QVERIFY(near(found.mean, 0.5) && near(found.minimum, 0));
        QVERIFY(near(found.fifth_percentile, 0.05) && near(found.swing, 0.9));
    }
    void without_spans_there_are_no_times() {
        const StepTimes times = step_times({});
        QCOMPARE(times.steps, 0);
        QVERIFY(worker_times({}, 2).empty());
    }
};

FORMANT_TEST(TestStageTimes)

} // namespace tst_stage_times

#include "tst_stage_times.moc"
