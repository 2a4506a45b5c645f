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

namespace tst_busy_window {

constexpr double max_event_ms = 50, max_lateness_ms = 50;
constexpr double gate = 2; ///< tolerance, because other programs may run

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

/// Shows every tab of the plots, then every page.
void show_everything(MainWindow& window) {
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

/// A window with a run that trains as fast as the machine allows.
struct BusyWindow : Studio {
    MainWindow window;

    BusyWindow() : window(start_run, training_without_end(*this)) {
        window.show();
        press(window, "start_stop");
        wait_until("there are steps", [this] { return last_step(window) > 20; });
    }
};

class TestBusyWindow : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_window_stays_responsive_during_training() {
        BusyWindow busy;
        const double before = last_step(busy.window);
        const TimerLateness lateness;
        application().begin();
        QTest::qWait(10'000);
        record("watched", lateness);
        QVERIFY(last_step(busy.window) > before); // it continued meanwhile
        QVERIFY(application().longest_ms() < gate * max_event_ms);
        QVERIFY(lateness.percentile_99_ms() < gate * max_lateness_ms);
    }
    void it_stays_responsive_while_turning_to_every_page() {
        BusyWindow busy;
        show_everything(busy.window);
        const TimerLateness lateness;
        application().begin();
        show_everything(busy.window);
        record("every page", lateness);
        QVERIFY(application().longest_ms() < gate * max_event_ms);
        QVERIFY(lateness.percentile_99_ms() < gate * max_lateness_ms);
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    MeasuredApplication application(argc, argv);
    apply_palette(application, false);
    TestBusyWindow test;
    return run_test(test, argc, argv);
})

} // namespace tst_busy_window

#include "tst_busy_window.moc"
