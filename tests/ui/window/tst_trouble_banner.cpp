#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/window/two_voices.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <atomic>

using namespace formant;

namespace tst_trouble_banner {

/// A run that reports what a test tells it to, through the observer that it was started with.
class ToldRun : public Run {
  public:
    explicit ToldRun(std::string folder, std::atomic<int>& saves)
        : folder_(std::move(folder)), saves_(saves) {}
    void post(TrainCommand command) override {
        stop_ = stop_ || command == TrainCommand::stop;
        saves_ += command == TrainCommand::save_now ? 1 : 0;
    }
    Result<void> change(const SettingValues&) override { return {}; }
    Result<void> wait() override { return fail(ErrorKind::interrupted, message({"t", "stopped"})); }
    bool finished() const override { return stop_; }
    std::string folder() const override { return folder_; }

  private:
    std::string folder_;
    std::atomic<int>& saves_;
    std::atomic<bool> stop_{false};
};

struct Desk : test::TwoVoices {
    std::atomic<int> saves{0};
    TrainObserver* observer = nullptr;
    std::unique_ptr<MainWindow> window;

    Desk() {
        window = std::make_unique<MainWindow>(
            [this](const RunRequest&, TrainObserver& told) -> Result<std::unique_ptr<Run>> {
                observer = &told;
                return std::make_unique<ToldRun>(run("anna").toStdString(), saves);
            },
            request("anna"));
        window->resize(1280, 800);
        window->show();
        button("start_stop").click();
        QTRY_VERIFY(!window->run().run_folder().isEmpty());
        report(RunState{RunPhase::training, 0, {}});
        report(test::synthetic_step(100));
    }
    void report(const TrainEvent& event) const { observer->on_event(event); }
    void advise(const char* id, MessageText text) const { report(Advice{100, id, message(text)}); }
    QPushButton& button(const char* name) const { return *window->findChild<QPushButton*>(name); }
    const QWidget& banner() const { return *window->findChild<QWidget*>("trouble_banner"); }
    QString text() const { return window->findChild<QLabel*>("trouble_text")->text(); }
    void wait_for_disk() const {
        advise("disk-full", {"t", "paused because the disk is full"});
        report(RunState{RunPhase::paused, 100, {}});
    }
};

class TestTroubleBanner : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void waiting_for_disk_space_is_said_on_every_page_until_it_passes() {
        const Desk desk;
        desk.wait_for_disk();
        for (int page = 0; page < desk.window->stack().count(); ++page) {
            desk.window->stack().show_page(desk.window->stack().page(page));
            QTRY_VERIFY(desk.banner().isVisible());
        }
        QVERIFY(desk.text().contains("disk is full"));
        QVERIFY(desk.window->findChild<QLabel*>("health")->text().startsWith("Waiting for disk"));
        QCOMPARE(desk.window->findChild<QLabel*>("status")->text(),
                 QString("Paused because the disk is full"));
        QVERIFY(!desk.window->findChild<QLabel*>("preflight_summary")->text().contains("paused"));
        QCOMPARE(desk.button("pause").text(), QString("&Pause")); // there is nothing to resume
        test::keep_screenshot(*desk.window, "trouble_banner");
        desk.button("trouble_action").click();
        QCOMPARE(desk.window->stack().current_page()->objectName(), QString("checkpoints_page"));
        desk.report(CheckpointSaved{100, "step_100.pt"});
        desk.report(RunState{RunPhase::training, 100, {}});
        QTRY_VERIFY(!desk.banner().isVisible());
    }
    void a_failed_save_can_be_tried_again() {
        const Desk desk;
        desk.advise("not-saved", {"t", "cannot write step_100.pt"});
        QTRY_VERIFY(desk.banner().isVisible());
        desk.button("trouble_action").click();
        QCOMPARE(desk.saves.load(), 1);
    }
    void skipped_steps_lead_to_the_advice() {
        const Desk desk;
        desk.window->stack().show_page(desk.window->stack().page(0));
        desk.advise("loss-explosion", {"t", "the step was skipped"});
        desk.advise("rolled-back", {"t", "rolled back"});
        QTRY_VERIFY(desk.text().contains("rolled back (2 times)"));
        desk.button("trouble_action").click();
        QCOMPARE(desk.window->stack().current_page()->objectName(), QString("training_page"));
        desk.report(test::synthetic_step(400));
        QTRY_VERIFY(!desk.banner().isVisible());
    }
    void the_page_keeps_its_place_and_quality_is_no_alarm() {
        const Desk desk;
        desk.advise("overfitting", {"t", "the model is overfitting"});
        QTRY_VERIFY(desk.window->findChild<QLabel*>("health")->text().startsWith("See the advice"));
        QVERIFY(!desk.banner().isVisible());
        const QPoint before = desk.window->stack().mapTo(desk.window.get(), QPoint());
        desk.wait_for_disk();
        QTRY_VERIFY(desk.banner().isVisible());
        QCOMPARE(desk.window->stack().mapTo(desk.window.get(), QPoint()), before);
    }
};

FORMANT_TEST_IN(QApplication, TestTroubleBanner)

} // namespace tst_trouble_banner

#include "tst_trouble_banner.moc"
