#include "tests/support/screenshot.h"
#include "tests/ui/plots/made_up_run.h"
#include "ui/palette.h"
#include "ui/training/training_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

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
        busy.page.end_run(true);
        busy.page.give_way(); // a start that may still be refused
        QCOMPARE(busy.rows("samples") + busy.rows("advice"), 2);
        busy.page.begin_run("/runs/b", false);
        QVERIFY(busy.health().isEmpty());
        QCOMPARE(busy.rows("samples") + busy.rows("advice"), 0);
    }
    void while_it_trains_nothing_else_is_chosen() {
        BusyPage busy;
        QVERIFY(!busy.page.choices().isEnabled());
        busy.page.end_run(true);
        QVERIFY(busy.page.choices().isEnabled());
    }
    void of_a_training_that_has_ended_no_health_is_shown() {
        BusyPage busy;
        const auto& looked = *busy.page.findChild<QLabel*>("preflight_summary");
        QCOMPARE(looked.text(), QString("This is being trained."));
        busy.page.end_run(true);
        QVERIFY(busy.health().isEmpty());
        QVERIFY(!busy.page.findChild<QLabel*>("health")->isVisible());
        QCOMPARE(looked.text(), QString("This was trained here."));
    }
};

QTEST_MAIN(TestTrainingPage)
#include "tst_training_page.moc"
