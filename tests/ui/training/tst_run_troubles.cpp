#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/training/run_troubles.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_troubles {

using Kind = RunTrouble::Kind;

std::vector<Kind> kinds(const TroubleWatch& watch) {
    std::vector<Kind> found;
    for (const RunTrouble& trouble : watch.active())
        found.push_back(trouble.kind);
    return found;
}

class TestRunTroubles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_most_urgent_problem_comes_first() {
        TroubleWatch watch;
        for (const char* id :
             {"overfitting", "loss-explosion", "gpu-underused", "not-saved", "disk-full"})
            watch.handle(Advice{10, id, {}});
        QCOMPARE(kinds(watch),
                 (std::vector<Kind>{Kind::waiting_for_disk, Kind::not_saved, Kind::skipped_steps,
                                    Kind::quality, Kind::other}));
    }
    void skipped_steps_are_counted_until_none_was_skipped_for_long() {
        TroubleWatch watch;
        watch.handle(Advice{10, "loss-explosion", {}});
        watch.handle(Advice{12, "rolled-back", {}});
        QCOMPARE(watch.active().front().count, std::int64_t{2});
        watch.handle(test::synthetic_step(100));
        QCOMPARE(watch.active().size(), std::size_t{1});
        watch.handle(test::synthetic_step(300));
        QVERIFY(watch.active().empty());
    }
    void waiting_for_disk_space_ends_with_the_save() {
        TroubleWatch watch;
        watch.handle(Advice{10, "disk-full", {}});
        watch.handle(RunState{RunPhase::paused, 10, {}});
        QCOMPARE(kinds(watch), std::vector<Kind>{Kind::waiting_for_disk});
        watch.handle(CheckpointSaved{10, "step_10.pt"});
        QVERIFY(watch.active().empty());
    }
    void missing_samples_are_forgotten_after_the_next_samples() {
        TroubleWatch watch;
        watch.handle(Advice{10, "samples-not-written", {}});
        watch.handle(CheckpointSaved{10, "step_10.pt"});
        QCOMPARE(kinds(watch), std::vector<Kind>{Kind::not_saved});
        watch.handle(SampleReady{20, "one", "1.flac"});
        QVERIFY(watch.active().empty());
    }
    void what_was_not_saved_before_a_resume_is_no_problem_any_more() {
        TroubleWatch watch;
        for (const char* id : {"samples-not-written", "not-saved", "disk-full", "overfitting"})
            watch.handle_past(Advice{10, id, {}});
        QCOMPARE(kinds(watch), std::vector<Kind>{Kind::quality});
        watch.handle(Advice{20, "not-saved", {}});
        QCOMPARE(kinds(watch), (std::vector<Kind>{Kind::not_saved, Kind::quality}));
    }
    void a_better_validation_ends_problems_of_quality() {
        TroubleWatch watch;
        watch.handle(Advice{10, "plateau", {}});
        watch.handle(ValidationReport{20, {}, 3, false});
        QCOMPARE(kinds(watch), std::vector<Kind>{Kind::quality});
        watch.handle(ValidationReport{30, {}, 1, true});
        QVERIFY(watch.active().empty());
    }
    void after_the_end_only_a_failed_save_remains() {
        TroubleWatch watch;
        watch.handle(Advice{10, "loss-explosion", {}});
        watch.handle(Advice{10, "not-saved", {}});
        watch.handle(RunState{RunPhase::failed, 10, {}});
        QCOMPARE(kinds(watch), std::vector<Kind>{Kind::not_saved});
    }
};

FORMANT_TEST(TestRunTroubles)

} // namespace tst_run_troubles

#include "tst_run_troubles.moc"
