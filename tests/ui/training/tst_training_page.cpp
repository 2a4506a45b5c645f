#include "engine/base/atomic_file.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/palette.h"
#include "ui/training/training_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <filesystem>

using namespace formant;

namespace tst_training_page {

Advice rollback_advice() {
    return {
        480, "rolled-back",
        message(FORMANT_TR("t", "5 steps in a row were skipped: the gradients exploded. Back to "
                                "the state of step 400, with half the learning rate"))};
}

struct BusyPage {
    explicit BusyPage(bool with_advice = false) {
        page.resize(1150, 640);
        page.show();
        page.begin_run("/runs/a", false);
        auto events = test::synthetic_run(1, 500);
        events.push_back(SampleReady{500, "twenty one", "/runs/a/samples/step_500/1.flac"});
        if (with_advice)
            events.push_back(rollback_advice());
        page.handle(events);
    }

    TrainingPage page{RunRequest()};
    QString health() const { return page.findChild<QLabel*>("health")->text(); }
    int rows(const char* list) const { return page.findChild<QListWidget*>(list)->count(); }
};

class TestTrainingPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_shows_its_health_plots_and_samples() {
        BusyPage busy;
        QVERIFY(busy.health().startsWith("Healthy: loss falling "));
        QCOMPARE(busy.page.plots().metrics().point_count(Quantity::loss, "total"),
                 std::size_t{500});
        QCOMPARE(busy.rows("samples"), 1);
        QTest::qWait(200);
        test::keep_screenshot(busy.page, "training_page");
    }
    void advice_is_listed_and_referred_to() {
        BusyPage busy(true);
        QCOMPARE(busy.rows("advice"), 1);
        QVERIFY(busy.health().startsWith("See the advice at step 480"));
        busy.page.setPalette(window_palette(true));
        QTest::qWait(200);
        test::keep_screenshot(busy.page, "training_page_advice_dark");
    }
    void lost_steps_are_forgotten_once_they_are_trained_again() {
        BusyPage busy;
        busy.page.show_lost_steps(520, 500);
        QCOMPARE(busy.rows("advice"), 1);
        busy.page.handle({test::synthetic_step(519)});
        QCOMPARE(busy.rows("advice"), 1);
        busy.page.handle({test::synthetic_step(520)});
        QCOMPARE(busy.rows("advice"), 0);
    }
    void an_error_moves_no_button_next_to_the_plots() {
        BusyPage busy(true);
        QTest::qWait(50);
        const auto place = [&](const char* name) {
            return busy.page.findChild<QWidget*>(name)->mapTo(&busy.page, QPoint());
        };
        const QPoint samples = place("samples"), copy = place("copy_advice"),
                     check = place("check");
        busy.page.show_text("no audio output device was found");
        QTest::qWait(50);
        QCOMPARE(place("samples"), samples);
        QCOMPARE(place("copy_advice"), copy);
        QCOMPARE(place("check"), check);
    }
    void a_new_run_starts_with_an_empty_page() {
        BusyPage busy(true);
        busy.page.end_run(RunOutcome::trained);
        busy.page.cancel_preflight(); // a start that may still be refused
        QCOMPARE(busy.rows("samples") + busy.rows("advice"), 2);
        busy.page.begin_run("/runs/b", false);
        QVERIFY(busy.health().isEmpty());
        QCOMPARE(busy.rows("samples") + busy.rows("advice"), 0);
    }
    void during_training_nothing_else_can_be_chosen() {
        BusyPage busy;
        QVERIFY(!busy.page.choices().isEnabled());
        busy.page.end_run(RunOutcome::trained);
        QVERIFY(busy.page.choices().isEnabled());
    }
    void a_paused_run_is_not_shown_as_running() {
        BusyPage busy;
        busy.page.handle({RunState{RunPhase::paused, 500, {}}});
        QVERIFY(busy.health().startsWith("Paused"));
        QVERIFY(!busy.health().contains("loss"));
        const auto& summary = *busy.page.findChild<QLabel*>("preflight_summary");
        QCOMPARE(summary.text(), QString("This run is paused."));
        busy.page.handle({RunState{RunPhase::training, 500, {}}});
        QCOMPARE(summary.text(), QString("This run is active."));
    }
    void a_stopped_run_is_said_to_be_continuable() {
        BusyPage busy;
        busy.page.end_run(RunOutcome::stopped);
        const QString text = busy.page.findChild<QLabel*>("preflight_summary")->text();
        QVERIFY2(text.contains("continues from there"), qPrintable(text));
    }
    void a_sample_is_played_by_the_window() {
        BusyPage busy;
        QSignalSpy plays(&busy.page, &TrainingPage::play_requested);
        auto& list = *busy.page.findChild<QListWidget*>("samples");
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(plays.size(), 1);
        QCOMPARE(plays[0][0].toString(), QString("/runs/a/samples/step_500/1.flac"));
    }
    void earlier_samples_are_listed_after_new_ones() {
        const test::TemporaryFolder run;
        std::filesystem::create_directories(run / "samples/step_40");
        for (const char* name : {"001.flac", "002.flac", "own_001.flac"})
            test::throw_on_error(write_file_atomically(run / "samples/step_40" / name, "sound"));
        TrainingPage page{RunRequest()};
        page.begin_run(QString::fromStdString(run.path().string()), false);
        page.handle({SampleReady{80, "ten", (run / "samples/step_80/001.flac").string()}});
        auto& list = *page.findChild<QListWidget*>("samples");
        QTRY_COMPARE(list.count(), 3); // without the custom text
        QVERIFY(list.item(0)->text().startsWith("Step 80"));
        QVERIFY(list.item(2)->text().startsWith("Step 40"));
    }
    void an_ended_run_shows_no_health() {
        BusyPage busy;
        const auto& summary = *busy.page.findChild<QLabel*>("preflight_summary");
        QCOMPARE(summary.text(), QString("This run is active."));
        busy.page.end_run(RunOutcome::trained);
        QVERIFY(busy.health().isEmpty());
        QVERIFY(!busy.page.findChild<QLabel*>("health")->isVisible());
        QCOMPARE(summary.text(), QString("Training finished."));
    }
};

FORMANT_TEST_IN(QApplication, TestTrainingPage)

} // namespace tst_training_page

#include "tst_training_page.moc"
