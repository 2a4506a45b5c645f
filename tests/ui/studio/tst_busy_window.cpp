#include "engine/session/training/run_service.h"
#include "tests/support/test_registry.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/measured_application.h"
#include "tests/ui/studio/studio.h"
#include "ui/palette.h"
#include "ui/training/training_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QTabWidget>

using namespace formant;
using namespace formant::test;

namespace {

constexpr double asked_event_ms = 50, asked_lateness_ms = 50;
constexpr double gate = 2; ///< machines of others do something else meanwhile

RunRequest training_without_end(const Studio& studio) {
    RunRequest request = studio.request();
    request.config_file = studio.config().string();
    request.settings = {"train.max_steps=10000000", "train.sample_interval_steps=10000000"};
    request.device = "cpu";
    return request;
}

double last_step(const MainWindow& window) {
    return window.pages().training->plots().metrics().last_step();
}

MeasuredApplication& application() {
    return *static_cast<MeasuredApplication*>(qApp);
}

void record(const char* what, const TimerLateness& lateness) {
    qInfo("%s: longest event %.1f ms of CPU time, %s; 99 %% of a timer's calls are late by less "
          "than %.1f ms",
          what, application().longest_ms(), qPrintable(application().longest()),
          lateness.percentile_99_ms());
}

/// Every tab of the plots, then every page.
void look_at_everything(MainWindow& window) {
    turn_to_page(window, 3);
    auto& tabs = seen<QTabWidget>(*window.pages().training, "plot_tabs");
    for (int tab = 0; tab < tabs.count(); ++tab) {
        tabs.setCurrentIndex(tab);
        QTest::qWait(400);
    }
    for (int page = 1; page <= window.stack().count(); ++page) {
        turn_to_page(window, page);
        QTest::qWait(400);
    }
}

/// A window in which a training goes on as fast as the machine can.
struct BusyWindow : Studio {
    MainWindow window;

    BusyWindow() : window(start_run, training_without_end(*this)) {
        window.show();
        press(window, "start_stop");
        wait_until("there are steps", [this] { return last_step(window) > 20; });
    }
};

} // namespace

class TestBusyWindow : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_that_is_watched_leaves_it_quick() {
        BusyWindow busy;
        const double before = last_step(busy.window);
        const TimerLateness lateness;
        application().begin();
        QTest::qWait(10'000);
        record("watched", lateness);
        QVERIFY(last_step(busy.window) > before); // it went on meanwhile
        QVERIFY(application().longest_ms() < gate * asked_event_ms);
        QVERIFY(lateness.percentile_99_ms() < gate * asked_lateness_ms);
    }
    void so_it_is_while_one_turns_to_every_page() {
        BusyWindow busy;
        look_at_everything(busy.window);
        const TimerLateness lateness;
        application().begin();
        look_at_everything(busy.window);
        record("every page", lateness);
        QVERIFY(application().longest_ms() < gate * asked_event_ms);
        QVERIFY(lateness.percentile_99_ms() < gate * asked_lateness_ms);
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    MeasuredApplication application(argc, argv);
    apply_palette(application, false);
    TestBusyWindow test;
    return run_test(test, argc, argv);
})

#include "tst_busy_window.moc"
