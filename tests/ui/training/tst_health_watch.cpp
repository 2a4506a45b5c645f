#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/training/health_watch.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_health_watch {

const QDateTime now(QDate(2026, 11, 22), QTime(14, 5));

struct WatchedRun {
    void handle(const TrainEvent& event) {
        metrics.add(event);
        watch.handle(event);
    }
    HealthFacts facts() const { return watch.facts(metrics, now); }

    RunMetrics metrics;
    HealthWatch watch;
};

class TestHealthWatch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void before_the_first_step_nothing_is_known() {
        WatchedRun run;
        run.handle(test::synthetic_hardware(0));
        QCOMPARE(health_line(run.facts(), now, QLocale::c()), QString());
    }
    void an_ended_run_has_no_forecast_data() {
        QTest::addColumn<RunPhase>("phase");
        QTest::newRow("done") << RunPhase::done;
        QTest::newRow("stopped") << RunPhase::stopped;
        QTest::newRow("failed") << RunPhase::failed;
    }
    void an_ended_run_has_no_forecast() {
        QFETCH(const RunPhase, phase);
        WatchedRun run;
        for (const TrainEvent& event : test::synthetic_run(1, 460))
            run.handle(event);
        run.handle(RunState{phase, 460, {}});
        QCOMPARE(health_line(run.facts(), now, QLocale::c()), QString());
    }
    void facts_come_from_what_the_run_reports() {
        WatchedRun run;
        for (const TrainEvent& event : test::synthetic_run(1, 460))
            run.handle(event);
        const HealthFacts facts = run.facts();
        QVERIFY(facts.trend && facts.trend->change < 0);
        QVERIFY(facts.gpu_busy && std::abs(*facts.gpu_busy - 0.9) < 0.05);
        QCOMPARE(*facts.steps_to_save, std::int64_t{40});
        QCOMPARE(*facts.done_at, now.addSecs(135)); // 540 steps of a quarter of a second
    }
    void a_cpu_run_reports_no_gpu() {
        WatchedRun run;
        run.handle(HardwareSample());
        run.handle(test::synthetic_step(1));
        QVERIFY(!run.facts().gpu_busy);
    }
    void advice_counts_for_a_while() {
        WatchedRun run;
        run.handle(test::synthetic_step(100));
        run.handle(Advice{100, "loss-explosion", {}});
        QVERIFY(run.facts().advised_at);
        run.handle(test::synthetic_step(400));
        QVERIFY(!run.facts().advised_at);
    }
    void a_run_is_not_healthy_while_it_is_overfitting() {
        WatchedRun run;
        run.handle(test::synthetic_step(100));
        run.handle(ValidationReport{100, {}, 2, false});
        run.handle(Advice{100, "overfitting", {}});
        run.handle(test::synthetic_step(900));
        run.handle(ValidationReport{900, {}, 2.5, false});
        QVERIFY(health_of(run.facts()) == Health::warning);
        run.handle(ValidationReport{950, {}, 2.2, false}); // falls again
        QVERIFY(!run.facts().advised_at);
    }
    void waiting_for_disk_space_is_no_pause_and_passes() {
        WatchedRun run;
        run.handle(test::synthetic_step(100));
        run.handle(Advice{100, "disk-full", {}});
        run.handle(RunState{RunPhase::paused, 100, {}});
        QVERIFY(run.facts().waiting_for_disk && !run.facts().paused);
        QVERIFY(health_line(run.facts(), now, QLocale::c()).startsWith("Waiting for disk space"));
        run.handle(CheckpointSaved{100, "step_100.pt"});
        run.handle(RunState{RunPhase::training, 100, {}});
        QVERIFY(!run.facts().waiting_for_disk && !run.facts().advised_at);
    }
    void a_pause_is_reported_until_the_run_resumes() {
        WatchedRun run;
        run.handle(test::synthetic_step(1));
        run.handle(RunState{RunPhase::paused, 1, {}});
        QVERIFY(run.facts().paused);
        run.handle(RunState{RunPhase::training, 1, {}});
        QVERIFY(!run.facts().paused);
    }
};

FORMANT_TEST(TestHealthWatch)

} // namespace tst_health_watch

#include "tst_health_watch.moc"
