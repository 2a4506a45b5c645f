#include "engine/base/atomic_file.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/studio.h"
#include "ui/training/training_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <fmt/format.h>

using namespace formant;
using namespace formant::test;

namespace tst_steered_run {

using State = RunControls::State;

/// Requests an endless run of the small voice.
RunRequest long_training(const Studio& studio) {
    RunRequest request = studio.request();
    request.config_file = studio.config().string();
    request.settings = {"train.max_steps=1000000", "train.save_interval_steps=1000000",
                        "train.sample_interval_steps=1000000"};
    request.device = "cpu";
    return request;
}

double last_step(const MainWindow& window) {
    return window.pages().training->plots().metrics().last_step();
}

void wait_for(MainWindow& window, State state) {
    wait_until("the bar's buttons follow", [&] { return window.controls().state() == state; });
}

void wait_for_steps_after(MainWindow& window, double step) {
    wait_until("there are more steps", [&] { return last_step(window) > step; });
}

QString button(MainWindow& window, const QString& name) {
    return seen<QPushButton>(window, name).text().remove('&');
}

Path saved_at(double step) {
    return fmt::format("checkpoints/step_{}.pt", static_cast<std::int64_t>(step));
}

class TestSteeredRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_pause_suspends_the_run_and_resume_continues_it() {
        const Studio studio;
        studio.skip_wizard();
        studio.open(long_training(studio), [](MainWindow& window) {
            press(window, "start_stop");
            wait_for_steps_after(window, 3);
            press(window, "pause");
            wait_for(window, State::paused);
            QTest::qWait(200); // pending events arrive
            const double held = last_step(window);
            QTest::qWait(500);
            QCOMPARE(last_step(window), held);
            QCOMPARE(button(window, "pause"), QString("Resume"));
            press(window, "pause");
            wait_for_steps_after(window, held + 3);
            QVERIFY(window.controls().state() == State::running);
        });
    }
    void a_stop_saves_and_the_next_start_resumes_from_there() {
        const Studio studio;
        studio.skip_wizard();
        studio.open(long_training(studio), [](MainWindow& window) {
            press(window, "start_stop");
            wait_for_steps_after(window, 3);
            const Path run = window.run().run_folder().toStdString();
            press(window, "start_stop");
            wait_for(window, State::idle);
            QVERIFY(label_text(window, "status").startsWith("Stopped and saved"));
            const double stopped = last_step(window);
            QVERIFY2(std::filesystem::exists(run / saved_at(stopped)), saved_at(stopped).c_str());
            press(window, "start_stop");
            wait_for_steps_after(window, stopped + 2);
            const auto& total =
                *window.pages().training->plots().metrics().find(Quantity::loss, "total");
            QCOMPARE(total.points().size(), static_cast<std::size_t>(last_step(window)));
        });
    }
    void a_failed_run_says_where_and_what_to_do_and_is_never_shown_as_finished() {
        const Studio studio;
        studio.skip_wizard();
        for (const char* word : {"one", "two", "three", "four"})
            throw_on_error(
                write_file_atomically(studio.folder / fmt::format("{}.wav", word), "no sound"));
        studio.open(long_training(studio), [](MainWindow& window) {
            press(window, "start_stop");
            wait_for(window, State::idle);
            const QString status = label_text(window, "status");
            QVERIFY2(status.startsWith("Failed: "), qPrintable(status));
            QVERIFY2(status.contains(".wav") || status.contains("recording"), qPrintable(status));
            QVERIFY(!window.findChild<QProgressBar*>("progress")->isVisible()); // there was no step
            for (int page = 1; page <= window.stack().count(); ++page) {
                turn_to_page(window, page); // it stays visible below every page
                QCOMPARE(label_text(window, "status"), status);
            }
        });
    }
};

FORMANT_TEST(TestSteeredRun)

} // namespace tst_steered_run

#include "tst_steered_run.moc"
