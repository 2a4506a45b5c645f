#include "engine/base/atomic_file.h"
#include "tests/support/must.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/ui/plots/made_up_run.h"
#include "ui/palette.h"
#include "ui/training/training_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <filesystem>

using namespace formant;

namespace {

Advice rolled_back() {
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
        auto events = test::made_up_run(1, 500);
        events.push_back(SampleReady{500, "twenty one", "/runs/a/samples/step_500/1.flac"});
        if (with_advice)
            events.push_back(rolled_back());
        page.take(events);
    }

    TrainingPage page{RunRequest()};
    QString health() const { return page.findChild<QLabel*>("health")->text(); }
    int rows(const char* list) const { return page.findChild<QListWidget*>(list)->count(); }
};

} // namespace

class TestTrainingPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_shows_its_health_its_plots_and_its_samples() {
        BusyPage busy;
        QVERIFY(busy.health().startsWith("Healthy: loss falling "));
        QCOMPARE(busy.page.plots().metrics().point_count(Quantity::loss, "total"),
                 std::size_t{500});
        QCOMPARE(busy.rows("samples"), 1);
        QTest::qWait(200);
        test::keep_screenshot(busy.page, "training_page");
    }
    void advice_is_listed_and_pointed_at() {
        BusyPage busy(true);
        QCOMPARE(busy.rows("advice"), 1);
        QVERIFY(busy.health().startsWith("Look at the advice of step 480"));
        busy.page.setPalette(window_palette(true));
        QTest::qWait(200);
        test::keep_screenshot(busy.page, "training_page_advice_dark");
    }
    void a_new_run_begins_with_an_empty_page() {
        BusyPage busy(true);
        busy.page.end_run(RunOutcome::trained);
        busy.page.give_way(); // a start that may still be refused
        QCOMPARE(busy.rows("samples") + busy.rows("advice"), 2);
        busy.page.begin_run("/runs/b", false);
        QVERIFY(busy.health().isEmpty());
        QCOMPARE(busy.rows("samples") + busy.rows("advice"), 0);
    }
    void while_it_trains_nothing_else_is_chosen() {
        BusyPage busy;
        QVERIFY(!busy.page.choices().isEnabled());
        busy.page.end_run(RunOutcome::trained);
        QVERIFY(busy.page.choices().isEnabled());
    }
    void while_it_is_paused_nothing_is_said_to_go_on() {
        BusyPage busy;
        busy.page.take({RunState{RunPhase::paused, 500, {}}});
        QVERIFY(busy.health().startsWith("Paused"));
        QVERIFY(!busy.health().contains("loss"));
        const auto& looked = *busy.page.findChild<QLabel*>("preflight_summary");
        QCOMPARE(looked.text(), QString("The training of this is paused."));
        busy.page.take({RunState{RunPhase::training, 500, {}}});
        QCOMPARE(looked.text(), QString("This is being trained."));
    }
    void of_what_was_stopped_it_is_said_that_it_goes_on() {
        BusyPage busy;
        busy.page.end_run(RunOutcome::stopped);
        const QString said = busy.page.findChild<QLabel*>("preflight_summary")->text();
        QVERIFY2(said.contains("continues it where"), qPrintable(said));
    }
    void a_sample_is_played_by_the_window_itself() {
        BusyPage busy;
        QSignalSpy plays(&busy.page, &TrainingPage::play_asked);
        auto& list = *busy.page.findChild<QListWidget*>("samples");
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(plays.size(), 1);
        QCOMPARE(plays[0][0].toString(), QString("/runs/a/samples/step_500/1.flac"));
    }
    void what_a_run_has_spoken_before_is_listed_behind_what_it_speaks_now() {
        const test::TemporaryFolder run;
        std::filesystem::create_directories(run / "samples/step_40");
        for (const char* name : {"001.flac", "002.flac", "own_001.flac"})
            test::must(write_file_atomically(run / "samples/step_40" / name, "sound"));
        TrainingPage page{RunRequest()};
        page.begin_run(QString::fromStdString(run.path().string()), false);
        page.take({SampleReady{80, "ten", (run / "samples/step_80/001.flac").string()}});
        auto& list = *page.findChild<QListWidget*>("samples");
        QTRY_COMPARE(list.count(), 3); // without that which somebody has asked for
        QVERIFY(list.item(0)->text().startsWith("Step 80"));
        QVERIFY(list.item(2)->text().startsWith("Step 40"));
    }
    void of_a_training_that_has_ended_no_health_is_shown() {
        BusyPage busy;
        const auto& looked = *busy.page.findChild<QLabel*>("preflight_summary");
        QCOMPARE(looked.text(), QString("This is being trained."));
        busy.page.end_run(RunOutcome::trained);
        QVERIFY(busy.health().isEmpty());
        QVERIFY(!busy.page.findChild<QLabel*>("health")->isVisible());
        QCOMPARE(looked.text(), QString("This was trained here."));
    }
};

FORMANT_TEST_IN(QApplication, TestTrainingPage)
#include "tst_training_page.moc"
