#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/plots/run_metrics.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_run_metrics {

using Kind = MetricMarker::Kind;

RunMetrics metrics_of(const std::vector<TrainEvent>& events) {
    RunMetrics metrics;
    for (const TrainEvent& event : events)
        metrics.add(event);
    return metrics;
}

class TestRunMetrics : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_loss_is_a_series_with_the_total_first() {
        const RunMetrics metrics = metrics_of(synthetic_run(1, 10));
        const auto& losses = metrics.of(Quantity::loss);
        QCOMPARE(losses.size(), std::size_t{4});
        QCOMPARE(losses[0].name, std::string("total"));
        QCOMPARE(losses[1].name, std::string("recon"));
        QCOMPARE(metrics.point_count(Quantity::loss, "prior"), std::size_t{10});
    }
    void each_phase_of_a_step_has_its_gradient_norm() {
        StepReport step = synthetic_step(1);
        step.grad_norms = {{"discriminator", 2}, {"generator", 300}};
        const RunMetrics metrics = metrics_of({step});
        QVERIFY(metrics.find(Quantity::gradient_norm) == nullptr);
        QCOMPARE(metrics.find(Quantity::gradient_norm, "generator")->points()[0].value, 300.0);
        QVERIFY(metrics_of(synthetic_run(1, 2)).find(Quantity::gradient_norm) != nullptr);
    }
    void a_jump_of_the_learning_rate_is_not_smoothed() {
        RunMetrics metrics;
        metrics.set_smoothing(0.9);
        for (int number = 1; number <= 3; ++number) {
            StepReport step = synthetic_step(number);
            step.learning_rate = number < 3 ? 2e-4 : 1e-4;
            step.total = number;
            metrics.add(step);
        }
        metrics.set_smoothing(0.95);
        QCOMPARE(metrics.find(Quantity::learning_rate)->points()[2].smoothed, 1e-4);
        QVERIFY(metrics.find(Quantity::loss, "total")->points()[2].smoothed < 3);
    }
    void every_gpu_has_its_own_series_in_readable_units() {
        const RunMetrics metrics = metrics_of({synthetic_hardware(5)});
        QCOMPARE(metrics.of(Quantity::gpu_use).size(), std::size_t{2});
        const MetricSeries* memory = metrics.find(Quantity::gpu_memory, "GPU-91d2ffee-03");
        QCOMPARE(memory->points().front().value, 9.0);                           // GiB
        QCOMPARE(metrics.find(Quantity::cpu_use)->points().front().value, 40.0); // percent
    }
    void values_not_reported_by_the_driver_have_no_series() {
        HardwareSample silent;
        silent.gpus.emplace_back().uuid = "GPU-1";
        const RunMetrics metrics = metrics_of({silent});
        QVERIFY(metrics.of(Quantity::gpu_power).empty());
        QVERIFY(metrics.find(Quantity::cpu_use) == nullptr);
    }
    void training_time_is_that_of_the_steps() {
        const RunMetrics metrics = metrics_of(synthetic_run(1, 8));
        QCOMPARE(metrics.training_time_s(), 2.0); // 8 steps of a quarter of a second
        QCOMPARE(metrics.find(Quantity::loss, "total")->points()[3].time_s, 1.0);
    }
    void checkpoints_and_advice_are_marked() {
        RunMetrics metrics = metrics_of(synthetic_run(1, 100));
        metrics.add(Advice{100, "loss-explosion", {}});
        QCOMPARE(metrics.markers().size(), std::size_t{2});
        QVERIFY(metrics.markers()[0].kind == Kind::checkpoint);
        QVERIFY(metrics.markers()[1].kind == Kind::advice);
        QCOMPARE(metrics.markers()[1].step, 100.0);
    }
    void a_marker_stands_at_the_time_of_its_step() {
        RunMetrics metrics = metrics_of(synthetic_run(1, 90));
        metrics.add(Advice{40, "stalled", {}}); // reported later
        QCOMPARE(metrics.markers().back().step, 40.0);
        QCOMPARE(metrics.markers().back().time_s, 10.0);
    }
    void markers_after_the_checkpoint_of_a_resume_are_void() {
        RunMetrics metrics = metrics_of(synthetic_run(1, 30));
        metrics.add(Advice{30, "stalled", {}});
        metrics.add(synthetic_step(21));
        QCOMPARE(metrics.markers().size(), std::size_t{1});
        QVERIFY(metrics.markers().front().kind == Kind::resume);
    }
    void a_resumed_run_is_marked_at_its_step() {
        const RunMetrics metrics = metrics_of(synthetic_run(41, 45));
        QVERIFY(metrics.markers().front().kind == Kind::resume);
        QCOMPARE(metrics.markers().front().step, 40.0);
    }
    void a_resume_discards_points_after_the_checkpoint() {
        RunMetrics metrics = metrics_of(synthetic_run(1, 30));
        for (const TrainEvent& event : synthetic_run(21, 25))
            metrics.add(event);
        QCOMPARE(metrics.point_count(Quantity::loss, "total"), std::size_t{25});
        QCOMPARE(metrics.training_time_s(), 25 * 0.25);
        QVERIFY(metrics.markers().back().kind == Kind::resume);
    }
    void a_resumed_run_keeps_its_history_and_marks_the_resume() {
        RunMetrics metrics = metrics_of(synthetic_run(1, 30));
        metrics.add(RunState{RunPhase::preparing, 0, {}}); // the checkpoint is not known yet
        metrics.add(RunState{RunPhase::preparing, 30, {}});
        metrics.add(synthetic_step(31));
        QCOMPARE(metrics.point_count(Quantity::loss, "total"), std::size_t{31});
        QCOMPARE(metrics.markers().size(), std::size_t{1});
        QCOMPARE(metrics.markers()[0].step, 30.0);
    }
    void the_number_of_markers_is_bounded() {
        RunMetrics metrics;
        for (int step = 1; step <= 100'000; ++step)
            metrics.add(CheckpointSaved{step, ""});
        QVERIFY(metrics.markers().size() <= 2000);
    }
    void every_rank_has_its_own_series() {
        const RunMetrics metrics =
            metrics_of({RanksReport{32, {{"a", 4, {1, 80, 2}}, {"b", 4, {1, 60, 22}}}},
                        RanksReport{64, {{"a", 4, {1, 81, 2}}, {"b", 4, {1, 61, 21}}}}});
        QCOMPARE(metrics.of(Quantity::rank_compute).size(), std::size_t{2});
        QCOMPARE(metrics.find(Quantity::rank_compute, "0")->points()[1].value, 81.0);
        QCOMPARE(metrics.find(Quantity::rank_wait, "1")->points()[0].value, 22.0);
        QCOMPARE(metrics.find(Quantity::rank_wait, "1")->points()[1].step, 64.0);
    }
    void of_a_thousand_ranks_as_many_are_plotted_as_can_be_distinguished() {
        RanksReport report{32, std::vector<RankReport>(1024)};
        QCOMPARE(metrics_of({report}).of(Quantity::rank_wait).size(), std::size_t{16});
    }
};

FORMANT_TEST(TestRunMetrics)

} // namespace tst_run_metrics

#include "tst_run_metrics.moc"
