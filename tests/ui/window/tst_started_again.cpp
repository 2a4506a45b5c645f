#include "engine/base/atomic_file.h"
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

#include <regex>

using namespace formant;

namespace tst_started_again {

constexpr int patience_ms = 120'000;

/// The window with the real engine and a configuration of a few steps.
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
        QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Training finished"), patience_ms);
    }
    void check() {
        find<QPushButton>("check").click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>("check").text().startsWith("Run"), patience_ms);
    }
    /// Clicks a button of the question that a start shows; null for Cancel.
    void start_and_answer(const char* answer) {
        start();
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QMessageBox*>() != nullptr, patience_ms);
        auto& question = *window.findChild<QMessageBox*>();
        QVERIFY(question.text().contains("is complete"));
        test::keep_screenshot(question, "trained_already");
        QPointer<QMessageBox> shown = &question;
        if (answer == nullptr)
            question.button(QMessageBox::Cancel)->click();
        else
            question.findChild<QPushButton*>(answer)->click();
        QTRY_VERIFY(!shown);
    }
    std::int64_t step(const std::string& run) const {
        const auto status = read_run_status((runs() / run).string(), "");
        return status ? status->step : 0;
    }
};

/// Tests starts of runs that were started before.
class TestStartedAgain : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_finished_run_can_be_extended_or_a_new_voice_trained() {
        Desk desk;
        desk.train();
        auto& choices = desk.window.pages().training->choices();
        auto state = RunControls::State::idle;
        connect(&choices, &RunChoices::changed, [&] { state = desk.window.controls().state(); });
        desk.start_and_answer("train_another");
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Training finished"), patience_ms);
        QCOMPARE(choices.config(), QString::fromStdString((desk.runs() / "small-2").string()));
        QVERIFY(state != RunControls::State::idle); // chosen while it trained
        QCOMPARE(desk.step("small-2"), std::int64_t{3});
        QCOMPARE(desk.step("small"), std::int64_t{3});
        desk.start_and_answer("train_longer"); // the run that was trained last
        QTRY_VERIFY_WITH_TIMEOUT(desk.step("small-2") == 6, patience_ms);
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Training finished"), patience_ms);
        QCOMPARE(desk.step("small"), std::int64_t{3});
    }
    void how_a_run_ended_does_not_stay_beside_another_voice() {
        Desk desk;
        desk.train();
        QTest::qWait(500); // for what the window reads after a run
        QVERIFY(desk.status().startsWith("Training finished"));
        const Path other = desk.folder / "other.yaml";
        const std::string same = read_file(desk.config()).value();
        QVERIFY(
            write_file_atomically(other, std::regex_replace(same, std::regex("small"), "large")));
        desk.window.pages().training->choices().open_config(QString::fromStdString(other.string()));
        QTRY_VERIFY2(desk.status().startsWith("Ready"), qPrintable(desk.status()));
        desk.window.pages().training->choices().open_config(
            QString::fromStdString(desk.config().string()));
        QTRY_VERIFY2(desk.status().startsWith("Trained to its last step"),
                     qPrintable(desk.status()));
    }
    void canceling_the_question_changes_nothing() {
        Desk desk;
        desk.train();
        const QString status = desk.status(),
                      progress = desk.find<QProgressBar>("progress").format();
        const int samples = desk.find<QListWidget>("samples").count();
        desk.start_and_answer(nullptr);
        QCOMPARE(desk.status(), status);
        QVERIFY(desk.window.controls().tone() == RunControls::Tone::done);
        QCOMPARE(desk.find<QProgressBar>("progress").format(), progress);
        QCOMPARE(desk.find<QListWidget>("samples").count(), samples);
        QCOMPARE(desk.window.pages().training->plots().metrics().last_step(), 3.0);
    }
    void a_stopped_run_can_be_continued() {
        Desk desk(100'000);
        const auto& button = desk.find<QPushButton>("start_stop");
        QCOMPARE(button.text(), QString("&Start"));
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Training:"), patience_ms);
        desk.find<QPushButton>("start_stop").click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Stopped and saved"), patience_ms);
        QTRY_COMPARE(button.text(), QString("Continue trainin&g"));
        QVERIFY(desk.find<QLabel>("preflight_summary").text().contains("continues from there"));
        test::keep_screenshot(desk.window, "stopped");
    }
    void an_ended_run_is_not_shown_as_active() {
        Desk desk;
        desk.train();
        QCOMPARE(desk.find<QProgressBar>("progress").format(), QString("step 3 of 3"));
        QVERIFY(desk.find<QLabel>("health").text().isEmpty());
        QCOMPARE(desk.find<QLabel>("preflight_summary").text(), QString("Training finished."));
    }
    void a_failed_start_keeps_the_findings_until_a_check_finds_them_fixed() {
        Desk desk;
        const Path texts = desk.folder / "metadata.csv", away = desk.folder / "away.csv";
        std::filesystem::rename(texts, away);
        desk.check();
        auto& lines = desk.find<QListWidget>("preflight");
        const int count = lines.count();
        QVERIFY(count > 0);
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.status().startsWith("Failed"), patience_ms);
        QTest::qWait(500); // for what the page reads after a run
        QCOMPARE(lines.count(), count);
        QVERIFY(desk.find<QLabel>("preflight_summary").text().startsWith("Not ready to train"));
        std::filesystem::rename(away, texts);
        desk.check();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.status().startsWith("Failed"), patience_ms);
        QVERIFY(desk.window.controls().tone() == RunControls::Tone::plain);
    }
};

FORMANT_TEST_IN(QApplication, TestStartedAgain)

} // namespace tst_started_again

#include "tst_started_again.moc"
