#include "engine/session/runs/find_run.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/studio.h"
#include "ui/queue/job_dialog.h"
#include "ui/queue/queue_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTableView>

using namespace formant;
using namespace formant::test;

namespace tst_queue_of_three {

QString state_of(QueuePage& page, int row) {
    const auto* jobs = seen<QTableView>(page, "jobs").model();
    return jobs->index(row, JobModel::state).data().toString();
}

void add_job(QueuePage& page, const QString& config, const QStringList& settings) {
    const int before = seen<QTableView>(page, "jobs").model()->rowCount();
    press(page, "add_job");
    auto& dialog = seen<JobDialog>(page);
    type(dialog, "job_config", config);
    auto& lines = seen<QPlainTextEdit>(dialog, "job_settings");
    for (const QString& setting : settings) {
        QTest::keyClicks(&lines, setting);
        QTest::keyClick(&lines, Qt::Key_Return);
    }
    auto& device = seen<QComboBox>(dialog, "job_device");
    device.setCurrentIndex(device.findData("cpu"));
    QTest::keyClick(&seen<QLineEdit>(dialog, "job_config"), Qt::Key_Return);
    wait_until("the job is in the list",
               [&] { return seen<QTableView>(page, "jobs").model()->rowCount() == before + 1; });
}

class TestQueueOfThree : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_middle_one_fails_and_the_others_are_trained() {
        const Studio studio;
        studio.skip_wizard();
        const QString config = QString::fromStdString(studio.config().string());
        studio.open([&](MainWindow& window) {
            turn_to_page(window, 6);
            QueuePage& page = *window.pages().queue;
            add_job(page, config, {"name=first", "train.max_steps=5"});
            add_job(page, config, {"name=second", "data.corpus=/nowhere"});
            add_job(page, config, {"name=third", "train.max_steps=5"});
            press(page, "start_queue");
            wait_until(
                "the last is done", [&] { return state_of(page, 2) == "Finished"; }, 120);
            QCOMPARE(state_of(page, 0), QString("Finished"));
            QVERIFY2(state_of(page, 1).startsWith("Failed: "), qPrintable(state_of(page, 1)));
            QVERIFY(state_of(page, 1).contains("/nowhere"));
            QCOMPARE(label_text(page, "queue_status"), QString("0 jobs queued; 1 job failed"));
            keep_screenshot(window, "queue_of_three");
        });
        const Path runs = folder_of_runs("");
        QVERIFY(std::filesystem::exists(runs / "first/checkpoints/final_ema.pt"));
        QVERIFY(!std::filesystem::exists(runs / "second/checkpoints/final_ema.pt"));
        QVERIFY(std::filesystem::exists(runs / "third/checkpoints/final_ema.pt"));
    }
};

FORMANT_TEST(TestQueueOfThree)

} // namespace tst_queue_of_three

#include "tst_queue_of_three.moc"
