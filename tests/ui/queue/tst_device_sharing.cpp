#include "engine/session/queue/queue_file.h"
#include "engine/session/training/run_service.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/queue/device_sharing.h"
#include "ui/queue/queue_page.h"
#include "ui/training/run_adapter.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_device_sharing {

using test::throw_on_error;

/// A queue with one job for the CPU, and a run of the window.
struct Fixture : test::WordCorpus {
    DeviceAnswer answer = DeviceAnswer::cancel;
    QStringList questions;
    RunAdapter run{start_run};
    QueuePage page{setup()};
    DeviceSharing sharing{run, page, [this](const QString& name) {
                              questions += name;
                              return answer;
                          }};

    Fixture() {
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(button("add_job").isEnabled(), 30'000);
    }
    QueueSetup setup() const {
        QueueSetup setup;
        setup.file = (folder / "queue.json").string();
        setup.runs_folder = runs().string();
        setup.decode_program = FORMANT_PROGRAM;
        setup.cards = {"cpu"};
        JobQueue queue;
        QueuedJob job;
        job.config_file = config().string();
        job.settings = {"name=queued", "train.max_steps=100000"};
        add_job(queue, job);
        throw_on_error(write_queue(setup.file, queue));
        return setup;
    }
    RunRequest request() const {
        RunRequest request;
        request.config_file = config().string();
        request.settings = {"name=mine", "train.max_steps=100000"};
        request.runs_folder = runs().string();
        request.decode_program = FORMANT_PROGRAM;
        request.device = "cpu";
        return request;
    }
    QPushButton& button(const char* name) { return *page.findChild<QPushButton*>(name); }
    QString status() { return page.findChild<QLabel*>("queue_status")->text(); }
    QAbstractItemModel& jobs() { return *page.findChild<QTableView*>("jobs")->model(); }
    QString state() { return jobs().index(0, JobModel::state).data().toString(); }
    void start_queue() {
        button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(state().startsWith("Training"), 60'000);
    }
};

class TestDeviceSharing : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_queue_waits_for_a_run_of_the_window_on_its_device() {
        Fixture f;
        QSignalSpy ended(&f.run, &RunAdapter::ended);
        f.run.start(f.request());
        QTRY_VERIFY_WITH_TIMEOUT(!f.run.run_folder().isEmpty(), 60'000);
        f.button("start_queue").click();
        QTRY_COMPARE(f.status(), QString("Waits until the training of mine on this device ends."));
        QTest::qWait(300);
        QCOMPARE(f.state(), QString("Queued"));
        f.run.post(TrainCommand::stop);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(f.state().startsWith("Training"), 60'000);
    }
    void a_queue_that_waits_for_a_device_can_be_stopped() {
        Fixture f;
        QSignalSpy ended(&f.run, &RunAdapter::ended);
        f.run.start(f.request());
        QTRY_VERIFY_WITH_TIMEOUT(!f.run.run_folder().isEmpty(), 60'000);
        f.button("start_queue").click();
        QTRY_VERIFY(f.status().startsWith("Waits until"));
        QVERIFY(f.button("stop_queue").isEnabled());
        QVERIFY(!f.button("start_queue").isEnabled());
        f.button("stop_queue").click();
        QTRY_VERIFY(f.button("start_queue").isEnabled());
        QVERIFY(!f.button("stop_queue").isEnabled());
        QVERIFY(!f.status().startsWith("Waits until"));
        f.run.post(TrainCommand::stop);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
        QTest::qWait(300);
        QCOMPARE(f.state(), QString("Queued"));
    }
    void a_start_asks_while_a_job_is_trained_on_its_device() {
        Fixture f;
        QVERIFY(f.sharing.checked(f.request()).has_value());
        QVERIFY(f.questions.isEmpty());
        f.start_queue();
        QCOMPARE(f.sharing.checked(f.request()).error().kind, ErrorKind::interrupted);
        QCOMPARE(f.questions, QStringList{"queued"});
        f.answer = DeviceAnswer::start_anyway;
        QVERIFY(f.sharing.checked(f.request()).has_value());
        RunRequest elsewhere = f.request();
        elsewhere.device = "1";
        QVERIFY(f.sharing.checked(elsewhere).has_value());
        QCOMPARE(f.questions.size(), 2);
    }
    void a_run_can_be_queued_instead() {
        Fixture f;
        QSignalSpy queued(&f.sharing, &DeviceSharing::queued);
        f.start_queue();
        f.answer = DeviceAnswer::queue;
        QVERIFY(!f.sharing.checked(f.request()));
        QCOMPARE(queued.size(), 1);
        QTRY_COMPARE(f.jobs().rowCount(), 2);
        QVERIFY(f.jobs().index(1, JobModel::settings).data().toString().contains("name=mine"));
    }
    void the_question_cancels_by_enter() {
        QWidget window;
        QTimer::singleShot(0, &window, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QTest::keyClick(box->focusWidget(), Qt::Key_Return);
        });
        QVERIFY(ask_about_device(window, "maria") == DeviceAnswer::cancel);
    }
};

FORMANT_TEST_IN(QApplication, TestDeviceSharing)

} // namespace tst_device_sharing

#include "tst_device_sharing.moc"
