#include "engine/session/runs/run_status.h"
#include "engine/session/training/live_run.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <fmt/format.h>

using namespace formant;

namespace {

constexpr int patience_ms = 120'000;

/// The window, its real engine, and a configuration of a few steps.
struct Desk : test::WordCorpus {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    MainWindow window;

    explicit Desk(int steps = 3) : window(start_or_follow_run, request(steps)) { window.show(); }
    RunRequest request(int steps) const {
        RunRequest request;
        request.config_file = config().string();
        request.settings = {fmt::format("train.max_steps={}", steps)};
        request.runs_folder = runs().string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    template <class Widget>
    Widget& find(const char* name) const {
        return *window.findChild<Widget*>(name);
    }
    QString status() const { return find<QLabel>("status").text(); }
    void start() { window.controls().findChild<QPushButton*>("start_stop")->click(); }
    void train() {
        start();
        QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Done: "), patience_ms);
    }
    void check() {
        find<QPushButton>("check").click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>("check").text().startsWith("Chec"), patience_ms);
    }
    /// Presses a button of the question that a start brings; null: Cancel.
    void start_and_answer(const char* answer) {
        start();
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QMessageBox*>() != nullptr, patience_ms);
        auto& question = *window.findChild<QMessageBox*>();
        QVERIFY(question.text().contains("is trained"));
        test::keep_screenshot(question, "trained_already");
        QPointer<QMessageBox> asked = &question;
        if (answer == nullptr)
            question.button(QMessageBox::Cancel)->click();
        else
            question.findChild<QPushButton*>(answer)->click();
        QTRY_VERIFY(!asked);
    }
    std::int64_t step(const std::string& run) const {
        const auto status = read_run_status((runs() / run).string(), "");
        return status ? status->step : 0;
    }
};

} // namespace

/// What a start means where something was started before.
class TestStartedAgain : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_that_is_trained_can_be_trained_longer_or_another_beside_it() {
        Desk desk;
        desk.train();
        desk.start_and_answer("train_another");
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Done: "), patience_ms);
        QCOMPARE(desk.step("small-2"), std::int64_t{3});
        QCOMPARE(desk.step("small"), std::int64_t{3});
        desk.start_and_answer("train_longer"); // of the one that was trained last
        QTRY_VERIFY_WITH_TIMEOUT(desk.step("small-2") == 6, patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Done: "), patience_ms);
        QCOMPARE(desk.step("small"), std::int64_t{3});
    }
    void who_cancels_the_question_finds_everything_as_it_was() {
        Desk desk;
        desk.train();
        const QString said = desk.status(), progress = desk.find<QProgressBar>("progress").format();
        const int samples = desk.find<QListWidget>("samples").count();
        desk.start_and_answer(nullptr);
        QCOMPARE(desk.status(), said);
        QVERIFY(desk.window.controls().tone() == RunControls::Tone::done);
        QCOMPARE(desk.find<QProgressBar>("progress").format(), progress);
        QCOMPARE(desk.find<QListWidget>("samples").count(), samples);
        QCOMPARE(desk.window.pages().training->plots().metrics().last_step(), 3.0);
    }
    void what_was_stopped_is_offered_to_be_gone_on_with() {
        Desk desk(100'000);
        const auto& button = desk.find<QPushButton>("start_stop");
        QCOMPARE(button.text(), QString("&Start"));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Training:"), patience_ms);
        desk.find<QPushButton>("start_stop").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Stopped and saved"), patience_ms);
        QTRY_COMPARE(button.text(), QString("&Go on"));
        QVERIFY(desk.find<QLabel>("preflight_summary").text().contains("continues it where"));
        test::keep_screenshot(desk.window, "stopped");
    }
    void what_has_ended_is_not_shown_as_if_it_went_on() {
        Desk desk;
        desk.train();
        QCOMPARE(desk.find<QProgressBar>("progress").format(), QString("step 3 of 3"));
        QVERIFY(desk.find<QLabel>("health").text().isEmpty());
        QCOMPARE(desk.find<QLabel>("preflight_summary").text(), QString("This was trained here."));
    }
    void a_start_that_fails_keeps_what_was_looked_at_until_a_look_finds_it_mended() {
        Desk desk;
        const Path words = desk.folder / "metadata.csv", away = desk.folder / "away.csv";
        std::filesystem::rename(words, away);
        desk.check();
        auto& lines = desk.find<QListWidget>("preflight");
        const int count = lines.count();
        QVERIFY(count > 0);
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Failed"), patience_ms);
        QTest::qWait(500); // what the page reads after a run
        QCOMPARE(lines.count(), count);
        QVERIFY(desk.find<QLabel>("preflight_summary").text().startsWith("This cannot be trained"));
        std::filesystem::rename(away, words);
        desk.check();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.status().startsWith("Failed"), patience_ms);
        QVERIFY(desk.window.controls().tone() == RunControls::Tone::plain);
    }
};

FORMANT_TEST_IN(QApplication, TestStartedAgain)
#include "tst_started_again.moc"
