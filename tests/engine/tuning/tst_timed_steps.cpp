#include "engine/tuning/diagnosis_verdict.h"
#include "engine/tuning/timed_steps.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <array>
#include <chrono>
#include <thread>

using namespace formant;
using namespace formant::test;

namespace tst_timed_steps {

/// Steps of the toy model, with an injected delay in a stage.
struct Fixture {
    explicit Fixture(Stage slow = Stage::step, int delay_ms = 0)
        : stages([slow, delay_ms](Stage stage) {
              if (stage == slow)
                  std::this_thread::sleep_for(std::chrono::milliseconds(delay_ms));
          }) {}

    StageProfiler stages;
    ToyModel model;
    TrainConfig config = toy_config(100);
    ToySource source{8, 8};
    Recorder observer;
    ProcessGroup* group = nullptr; ///< null: there is one rank

    Result<void> run(std::int64_t steps,
                     const CancellationToken& cancellation = CancellationToken()) {
        const std::set<std::string> trained = all_layers(model).trained;
        return timed_steps({model, source, config, trained, at::kCPU, observer, stages, group},
                           steps, cancellation);
    }
    DiagnosisFacts facts() const {
        DiagnosisFacts made;
        made.times = step_times(stages.spans());
        made.batch_size = config.batch_size;
        return made;
    }
};

class TestTimedSteps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_steps_are_training_steps_and_warmup_does_not_count() {
        Fixture f;
        QVERIFY(f.run(20));
        QCOMPARE(step_times(f.stages.spans()).steps, 20);
        const auto reports = f.observer.all<StepReport>();
        QCOMPARE(reports.size(), std::size_t{23});
        QVERIFY(reports.back().total < reports.front().total); // it learns
    }
    void all_stages_of_the_training_thread_are_recorded_and_sum_to_the_step() {
        Fixture f(Stage::forward, 50); // makes the time between the stages negligible
        QVERIFY(f.run(10));
        const StepTimes times = step_times(f.stages.spans());
        double sum = 0;
        for (const Stage stage :
             {Stage::copy, Stage::forward, Stage::backward, Stage::optimizer, Stage::logging}) {
            QVERIFY2(times.mean_ms(stage) > 0, name_of(stage));
            sum += times.mean_ms(stage);
        }
        QVERIFY2(sum > 0.95 * times.step.mean_ms && sum <= times.step.mean_ms,
                 std::to_string(sum / times.step.mean_ms).c_str());
    }
    void a_sleep_in_the_optimizer_is_named() {
        Fixture f(Stage::optimizer, 30);
        QVERIFY(f.run(10));
        const SpeedVerdict verdict = verdict_on(f.facts());
        QVERIFY(verdict.bottleneck == Bottleneck::compute && verdict.stage == Stage::optimizer);
    }
    void slow_logging_counts_as_logging() {
        Fixture f;
        f.observer.also = [](const TrainEvent&) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        };
        QVERIFY(f.run(5));
        QVERIFY(step_times(f.stages.spans()).mean_ms(Stage::logging) >= 20);
    }
    void a_data_error_ends_it() {
        Fixture f;
        f.source.fails_at = 6;
        QCOMPARE(f.run(20).error().kind, ErrorKind::data);
    }
    void a_batch_that_is_too_large_for_memory_is_reported() {
        Fixture f;
        ToyModel::Options scarce;
        scarce.max_samples = 4;
        ToyModel small(scarce);
        const std::set<std::string> trained = all_layers(small).trained;
        const auto result =
            timed_steps({small, f.source, f.config, trained, at::kCPU, f.observer, f.stages}, 5,
                        CancellationToken());
        QCOMPARE(result.error().kind, ErrorKind::training);
        QVERIFY(to_english(result.error().what).find("train.batch_size") != std::string::npos);
    }
    void it_can_be_stopped() {
        Fixture f;
        CancellationToken cancellation;
        cancellation.request();
        QCOMPARE(f.run(1000000, cancellation).error().kind, ErrorKind::interrupted);
    }
    void the_cpu_is_synchronous_so_it_has_no_synchronizer() {
        QVERIFY(!device_synchronizer(at::kCPU));
    }
    void the_sums_of_several_ranks_are_a_stage_and_one_rank_has_none() {
        Fixture alone;
        QVERIFY(alone.run(5));
        QCOMPARE(step_times(alone.stages.spans()).mean_ms(Stage::communication), 0.0);
        std::array<double, 2> communication_ms{};
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            Fixture f(Stage::backward, rank == 0 ? 1 : 60); // rank 0 waits for rank 1
            f.source.share = equal_shares(8, 2)[rank];
            f.group = &group;
            if (!f.run(5))
                throw std::logic_error("failed");
            communication_ms[rank] = step_times(f.stages.spans()).mean_ms(Stage::communication);
        });
        QVERIFY2(communication_ms[0] > 40, qPrintable(QString::number(communication_ms[0])));
        QVERIFY2(communication_ms[1] < 20, qPrintable(QString::number(communication_ms[1])));
    }
    void a_rank_that_is_lost_ends_the_steps_with_the_cause() {
        ThreadGroups groups(2);
        std::string what;
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            Fixture f;
            f.group = &group;
            f.source.share = equal_shares(8, 2)[rank];
            if (rank == 1)
                return group.report_failure({ErrorKind::device, Message{"test", "no GPU", {}}});
            what = to_english(f.run(5).error().what);
        });
        QCOMPARE(what, std::string("no GPU"));
    }
};

FORMANT_TEST(TestTimedSteps)

} // namespace tst_timed_steps

#include "tst_timed_steps.moc"
