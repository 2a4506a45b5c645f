#include "engine/base/atomic_file.h"
#include "engine/session/training/run_service.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/test_registry.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_run_adapter {

const RunMetrics& metrics_of(MainWindow& window) {
    return window.pages().training->plots().metrics();
}

std::size_t points(MainWindow& window) {
    return metrics_of(window).point_count(Quantity::loss, "total");
}

/// Tests the whole path without mocks: the window, the facade, the worker thread and a real run.
class TestRunAdapter : public QObject {
    Q_OBJECT

    static RunRequest request(const test::WordCorpus& corpus) {
        RunRequest request;
        request.config_file = corpus.config().string();
        request.runs_folder = corpus.runs().string();
        request.settings = {"train.max_steps=5000"};
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    static QString status(const MainWindow& window) {
        return window.findChild<QLabel*>("status")->text();
    }
    /// Waits for the button, which is disabled until a stopped run has ended.
    static void click_start_stop(const MainWindow& window) {
        auto* button = window.findChild<QPushButton*>("start_stop");
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }

    /// Returns true if the run has recorded that it was resumed at a step.
    static bool was_resumed(const test::WordCorpus& corpus) {
        const auto metrics = read_file(corpus.runs() / "small" / "metrics.jsonl");
        const QRegularExpression resumed(R"("type":"resume","step":[1-9])");
        return metrics && QString::fromStdString(*metrics).contains(resumed);
    }

  private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", cache_.path().toUtf8()); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }

    void a_run_is_started_shown_stopped_and_resumed() {
        const test::WordCorpus corpus;
        MainWindow window(start_run, request(corpus));
        window.show();
        click_start_stop(window);
        QTRY_VERIFY_WITH_TIMEOUT(points(window) > 10, 60000);
        QVERIFY(metrics_of(window).of(Quantity::loss).size() >=
                5); // total, recon, prior, duration, kl
        click_start_stop(window);
        QTRY_VERIFY_WITH_TIMEOUT(status(window).startsWith("Stopped and saved"), 60000);
        click_start_stop(window);
        QTRY_VERIFY_WITH_TIMEOUT(was_resumed(corpus), 60000);
    }
    void closing_the_window_during_training_saves_a_checkpoint() {
        const test::WordCorpus corpus;
        MainWindow window(start_run, request(corpus));
        window.show();
        click_start_stop(window);
        QTRY_VERIFY_WITH_TIMEOUT(points(window) > 3, 60000);
        window.stop_and_close();
        QTRY_VERIFY_WITH_TIMEOUT(!window.isVisible(), 60000);
        const QDir saved(QString::fromStdString(corpus.checkpoint("small", "").string()));
        QVERIFY(!saved.entryList({"step_*.pt"}).isEmpty());
    }

  private:
    QTemporaryDir cache_;
};

FORMANT_TEST_IN(QApplication, TestRunAdapter)

} // namespace tst_run_adapter

#include "tst_run_adapter.moc"
