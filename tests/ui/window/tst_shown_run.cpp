#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/window/two_voices.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>

using namespace formant;

namespace tst_shown_run {

Result<std::unique_ptr<Run>> no_run(const RunRequest&, TrainObserver&) {
    return fail(ErrorKind::usage, message({"t", "nothing is trained here"}));
}

/// A window in which Anna, trained to step 57, is chosen.
struct Desk : test::TwoVoices {
    std::unique_ptr<MainWindow> window;

    explicit Desk(const std::string& more_metrics = "") {
        train("anna", 57, 50, RunPhase::stopped, more_metrics);
        window = std::make_unique<MainWindow>(no_run, request("anna"));
        window->resize(1280, 800);
        window->show();
        window->stack().show_page(window->pages().training);
        QTRY_COMPARE(points(), std::size_t{57});
    }
    TrainingPage& page() const { return *window->pages().training; }
    QString text(const char* label) const { return window->findChild<QLabel*>(label)->text(); }
    std::size_t points() const {
        return page().plots().metrics().point_count(Quantity::loss, "total");
    }
};

class TestShownRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_chosen_run_is_named_on_the_bar_the_plots_and_the_window() {
        const Desk desk;
        QCOMPARE(desk.text("run_name"), QString("anna"));
        QCOMPARE(desk.text("plot_title"), QString("Run anna"));
        QVERIFY(desk.window->windowTitle().startsWith("anna: 6 %, step 57 of 1,000"));
        QCOMPARE(desk.window->findChild<QProgressBar*>("progress")->format(),
                 QString("step 57 of 1,000"));
        test::keep_screenshot(*desk.window, "shown_run");
    }
    void another_choice_shows_its_own_run() {
        const Desk desk;
        desk.page().choices().open_config(desk.file("berta"));
        QTRY_COMPARE(desk.text("plot_title"), QString("berta: not trained yet"));
        QCOMPARE(desk.points(), std::size_t{0});
        QCOMPARE(desk.text("run_name"), QString("berta"));
        QVERIFY(desk.window->windowTitle().startsWith("berta"));
        QVERIFY(!desk.window->findChild<QProgressBar*>("progress")->isVisible());
        desk.page().choices().open_config(desk.file("anna"));
        QTRY_COMPARE(desk.points(), std::size_t{57});
    }
    void advice_and_markers_of_an_earlier_session_are_shown() {
        const std::string advice = event_as_json_lines(
            Advice{40, "rolled-back", message({"t", "the gradients exploded"})});
        const std::string resume = "{\"type\":\"resume\",\"step\":0}\n";
        const Desk desk(resume + advice);
        const auto& list = *desk.window->findChild<QListWidget*>("advice");
        QTRY_COMPARE(list.count(), 1);
        QCOMPARE(list.item(0)->text(), QString("Step 40: the gradients exploded"));
        const auto& markers = desk.page().plots().metrics().markers();
        QVERIFY(std::ranges::any_of(markers, [](const MetricMarker& marker) {
            return marker.kind == MetricMarker::Kind::advice && marker.step == 40;
        }));
        QVERIFY(std::ranges::any_of(markers, [](const MetricMarker& marker) {
            return marker.kind == MetricMarker::Kind::checkpoint;
        }));
        QVERIFY(desk.text("health").isEmpty()); // of an active run only
    }
    void why_a_start_failed_does_not_stay_beside_another_voice() {
        const Desk desk;
        desk.window->findChild<QPushButton*>("start_stop")->click();
        QTRY_VERIFY(desk.text("status").startsWith("Could not start"));
        QTest::qWait(200); // for what the window reads after it
        QVERIFY(desk.text("status").startsWith("Could not start"));
        desk.page().choices().open_config(desk.file("berta"));
        QTRY_COMPARE(desk.text("run_name"), QString("berta"));
        QVERIFY(desk.text("status").startsWith("Ready."));
    }
    void a_killed_run_says_what_is_lost() {
        Desk desk;
        desk.train("berta", 57, 50, RunPhase::training);
        desk.page().choices().open_config(desk.file("berta"));
        QTRY_VERIFY(desk.text("status").contains("7 step(s) after the last save, at step 50"));
        QVERIFY(desk.text("status").startsWith("Ready. Press “Continue training”"));
    }
};

FORMANT_TEST_IN(QApplication, TestShownRun)

} // namespace tst_shown_run

#include "tst_shown_run.moc"
