#include "engine/tuning/batch_scaling.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_batch_scaling {

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

/// Steps of `accumulation` micro-batches of `batch_size`, each 10 ms + 1 ms per sample, plus 5 ms
/// per step.
DiagnosisFacts facts(std::int64_t batch_size, std::int64_t accumulation) {
    DiagnosisFacts made;
    made.batch_size = batch_size;
    made.accumulation = accumulation;
    const double compute_ms = static_cast<double>(accumulation * (10 + batch_size));
    made.times.stages = {{Stage::forward, compute_ms / 2, compute_ms / 2, 0},
                         {Stage::backward, compute_ms / 2, compute_ms / 2, 0}};
    made.times.step.mean_ms = compute_ms + 5;
    return made;
}

const BatchScaling scaling = {10, 1};

class TestBatchScaling : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_sizes_determine_the_fixed_part() {
        const BatchScaling found = batch_scaling({8, 18}, {4, 14});
        QVERIFY(near(found.fixed_ms, 10) && near(found.ms_per_sample, 1));
        QVERIFY(near(found.fixed_share(8), 10.0 / 18));
        QVERIFY(near(found.ms(32), 42));
    }
    void a_batch_that_costs_no_more_than_its_half_is_fixed_altogether() {
        const BatchScaling found = batch_scaling({8, 18}, {4, 19});
        QVERIFY(near(found.fixed_share(8), 1));
    }
    void if_half_a_batch_takes_less_than_half_the_time_nothing_is_fixed() {
        const BatchScaling found = batch_scaling({8, 16}, {4, 7});
        QVERIFY(near(found.fixed_ms, 0) && near(found.ms(8), 16));
    }
    void without_another_size_nothing_is_known_to_be_fixed() {
        QVERIFY(near(batch_scaling({8, 16}, {8, 16}).fixed_ms, 0));
    }
    void larger_batches_keep_the_samples_of_a_step_if_possible() {
        const BatchShape shape = larger_batch(facts(4, 8), scaling);
        QCOMPARE(shape.batch_size,
                 32); // 10 of 42 ms: still more than a fifth, but eight times as many
        QCOMPARE(shape.accumulation, 1);
    }
    void they_grow_no_further_than_it_helps() {
        QCOMPARE(larger_batch(facts(32, 1), scaling).batch_size, 64);
        QCOMPARE(larger_batch(facts(32, 1), scaling).accumulation, 1);
    }
    void a_step_that_larger_batches_do_not_divide_takes_more_samples_and_never_fewer() {
        const BatchShape shape = larger_batch(facts(24, 3), scaling); // of 72 samples
        QCOMPARE(shape.batch_size, 48);
        QCOMPARE(shape.accumulation, 2);
    }
    void the_gain_is_that_of_the_measured_times() {
        const DiagnosisFacts now = facts(4, 8); // 8 * 14 + 5 = 117 ms for 32 samples
        const double gain = estimated_gain({32, 1}, now, scaling); // 42 + 5 = 47 ms
        QVERIFY2(near(gain, 117.0 / 47 - 1), std::to_string(gain).c_str());
    }
    void more_samples_a_step_count_in_the_gain() {
        const DiagnosisFacts now = facts(1, 1); // 16 ms for a sample
        QVERIFY(near(estimated_gain({8, 1}, now, scaling), 8 * 16.0 / 23 - 1));
    }
};

FORMANT_TEST(TestBatchScaling)

} // namespace tst_batch_scaling

#include "tst_batch_scaling.moc"
