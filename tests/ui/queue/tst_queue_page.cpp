#include "engine/session/queue/queue_file.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/messages/error_note.h"
#include "ui/queue/job_dialog.h"
#include "ui/queue/queue_page.h"
#include "ui/queue/recipe_dialog.h"

#include <QtCore/QMimeData>
#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_queue_page {

using test::throw_on_error;

/// Settings of a queue of very small training jobs.
struct Fixture : test::WordCorpus {
    QueueSetup setup() const {
        QueueSetup setup;
        setup.file = (folder / "queue.json").string();
        setup.runs_folder = runs().string();
        setup.decode_program = FORMANT_PROGRAM;
        setup.cards = {"cpu"};
        return setup;
    }
    QueuedJob job(const std::string& name, int steps = 5) const {
        QueuedJob job;
        job.config_file = config().string();
        job.settings = {"name=" + name, "train.max_steps=" + std::to_string(steps)};
        job.device = "cpu";
        return job;
    }
    void write(const std::vector<QueuedJob>& jobs) const {
        JobQueue queue;
        for (const QueuedJob& one : jobs)
            add_job(queue, one);
        throw_on_error(write_queue(setup().file, queue));
    }
    JobQueue saved() const { return read_queue(setup().file).value(); }
};

/// A queue page whose queue is open.
struct OpenPage {
    QueuePage page;

    explicit OpenPage(const Fixture& fixture) : page(fixture.setup()) {
        page.resize(1200, 600);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(button("add_job").isEnabled(), 30'000);
    }
    QPushButton& button(const QString& name) { return *page.findChild<QPushButton*>(name); }
    QTableView& table() { return *page.findChild<QTableView*>("jobs"); }
    QAbstractItemModel& model() { return *table().model(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    QString order() {
        QString names;
        for (int row = 0; row < model().rowCount(); ++row)
            names += cell(row, JobModel::settings).section(' ', 0, 0).remove("name=") + " ";
        return names.trimmed();
    }
    QString error() { return page.findChild<ErrorNote*>()->text(); }
};

class TestQueuePage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void jobs_are_run_and_a_failure_shows_its_reason() {
        const Fixture f;
        QueuedJob failing = f.job("b");
        failing.settings.push_back("data.corpus=/nowhere");
        f.write({f.job("a"), failing, f.job("c")});
        OpenPage page(f);
        QSignalSpy started(&page.page, &QueuePage::job_started);
        page.button("start_queue").click();
        QTRY_COMPARE_WITH_TIMEOUT(page.cell(2, JobModel::state), QString("Finished"), 120'000);
        QCOMPARE(page.cell(0, JobModel::state), QString("Finished"));
        QVERIFY(page.cell(1, JobModel::state).startsWith("Failed: "));
        QVERIFY(page.cell(1, JobModel::state).contains("/nowhere"));
        QVERIFY(started.size() >= 2);
        test::keep_screenshot(page.page, "queue_page");
        QTRY_VERIFY(page.button("start_queue").isEnabled() == false);
    }
    void a_voice_by_a_recipe_is_one_choice() {
        const Fixture f;
        const test::ScopedVariable state("XDG_STATE_HOME", (f.folder / "state").string());
        OpenPage page(f);
        page.button("add_recipe").click();
        auto* dialog = page.page.findChild<RecipeDialog*>();
        const auto child = [&](const char* name) { return dialog->findChild<QLineEdit*>(name); };
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        child("recipe_corpus")->setText(QString::fromStdString(f.folder.path().string()));
        child("recipe_name")->setText("a/b");
        test::keep_screenshot(*dialog, "recipe_dialog");
        ok->click();
        QVERIFY(dialog->findChild<QLabel*>("recipe_error")->text().contains("cannot be the name"));
        auto* recipe = dialog->findChild<QComboBox*>("recipe");
        QVERIFY(!child("recipe_voice")->isVisibleTo(dialog));
        recipe->setCurrentIndex(recipe->findData("adapt"));
        QVERIFY(child("recipe_voice")->isVisibleTo(dialog) && !ok->isEnabled());
        child("recipe_voice")->setText("/nowhere/voice.onnx");
        test::keep_screenshot(*dialog, "recipe_dialog_adapt");
        ok->click();
        QVERIFY(dialog->findChild<QLabel*>("recipe_error")->text().contains("/nowhere/voice.onnx"));
        recipe->setCurrentIndex(0);
        child("recipe_name")->setText("mine");
        ok->click();
        QTRY_COMPARE_WITH_TIMEOUT(page.model().rowCount(), 3, 30'000);
        QCOMPARE(page.cell(0, JobModel::state), QString("Queued"));
        QCOMPARE(page.cell(2, JobModel::state), QString("Waits for job 1"));
        QVERIFY(page.cell(2, JobModel::configuration).endsWith("mine.yaml"));
        test::keep_screenshot(page.page, "queue_page_recipe");
        QCOMPARE(f.saved().jobs[2].after, (std::vector<std::int64_t>{1, 2}));
    }
    void a_queue_that_another_process_still_runs_is_opened_after_its_end() {
        const Fixture f;
        struct : QueueObserver {
            void on_queue(const JobQueue&, bool) override {}
            void on_event(const QueuedJob&, const TrainEvent&) override {}
            void on_error(const Error&) override {}
        } nobody;
        auto other = TrainingQueue::open(f.setup(), nobody);
        QVERIFY(other.has_value());
        QueuePage page(f.setup());
        const auto& error = *page.findChild<ErrorNote*>();
        QTRY_VERIFY_WITH_TIMEOUT(error.text().contains("already run by another"), 30'000);
        page.add(QString::fromStdString(f.config().string()));
        QVERIFY2(error.text().contains("as soon as that has ended"), qPrintable(error.text()));
        other->reset();
        QTRY_COMPARE_WITH_TIMEOUT(f.saved().jobs.size(), std::size_t{1}, 30'000);
        QVERIFY(error.text().isEmpty());
    }
    void a_job_queued_again_is_reported_as_started_again() {
        const Fixture f;
        f.write({f.job("a", 100'000)});
        OpenPage page(f);
        QSignalSpy started(&page.page, &QueuePage::job_started);
        QSignalSpy became_idle(&page.page, &QueuePage::became_idle);
        for (const int times : {1, 2}) {
            page.button("start_queue").click();
            QTRY_COMPARE_WITH_TIMEOUT(started.size(), times, 60'000);
            QCOMPARE(started.back().front().toString(),
                     QString::fromStdString((f.runs() / "a").string()));
            page.button("stop_queue").click();
            QTRY_COMPARE_WITH_TIMEOUT(became_idle.size(), times, 60'000);
        }
    }
    void a_job_queued_again_after_the_end_of_the_queue_waits_for_a_start() {
        const Fixture f;
        f.write({f.job("a")});
        OpenPage page(f);
        page.button("start_queue").click();
        QTRY_COMPARE_WITH_TIMEOUT(page.cell(0, JobModel::state), QString("Finished"), 60'000);
        page.table().selectRow(0);
        page.button("requeue_job").click();
        QTRY_COMPARE(page.cell(0, JobModel::state), QString("Queued"));
        QTest::qWait(200);
        QCOMPARE(page.cell(0, JobModel::state), QString("Queued"));
        QVERIFY(page.button("start_queue").isEnabled());
        QVERIFY(!page.button("stop_queue").isEnabled());
    }
    void a_job_is_dragged_to_another_place() {
        const Fixture f;
        f.write({f.job("a"), f.job("b"), f.job("c")});
        OpenPage page(f);
        QCOMPARE(page.order(), QString("a b c"));
        const std::unique_ptr<QMimeData> dragged(page.model().mimeData({page.model().index(2, 0)}));
        page.model().dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {});
        QTRY_COMPARE(page.order(), QString("c a b"));
        page.model().dropMimeData(dragged.get(), Qt::MoveAction, 3, 0, {});
        QTRY_COMPARE(page.order(), QString("a b c"));
        QCOMPARE(f.saved().jobs[2].settings[0], std::string("name=c"));
    }
    void a_job_is_moved_by_the_keyboard() {
        const Fixture f;
        f.write({f.job("a"), f.job("b")});
        OpenPage page(f);
        page.table().selectRow(1);
        page.button("move_up").click();
        QTRY_COMPARE(page.order(), QString("b a"));
        QTRY_VERIFY(!page.button("move_up").isEnabled()); // it is first now, and still selected
    }
    void a_copy_has_its_own_run_and_is_edited_before_it_follows_the_original() {
        const Fixture f;
        f.write({f.job("a"), f.job("b")});
        OpenPage page(f);
        page.table().selectRow(0);
        page.button("duplicate_job").click();
        auto* dialog = page.page.findChild<JobDialog*>();
        QVERIFY(dialog->isVisible());
        QTest::qWait(50);
        QCOMPARE(page.model().rowCount(), 2);
        test::keep_screenshot(*dialog, "job_dialog");
        dialog->accept();
        QTRY_COMPARE(page.model().rowCount(), 3);
        QVERIFY(page.cell(1, JobModel::settings).contains("name=a-2"));
        QVERIFY(page.cell(1, JobModel::settings).contains("train.max_steps=5"));
    }
    void a_job_can_be_edited() {
        const Fixture f;
        f.write({f.job("a")});
        OpenPage page(f);
        page.table().selectRow(0);
        page.button("edit_job").click();
        auto* dialog = page.page.findChild<JobDialog*>();
        dialog->findChild<QPlainTextEdit*>("job_settings")->setPlainText("name=z\n\ntrain.seed=3");
        dialog->findChild<QComboBox*>("job_device")->setCurrentIndex(0);
        dialog->accept();
        QTRY_VERIFY(page.cell(0, JobModel::settings).contains("name=z"));
        const std::vector<std::string> settings = {"name=z", "train.seed=3"};
        QCOMPARE(f.saved().jobs[0].settings, settings);
        QCOMPARE(f.saved().jobs[0].device, std::string("auto"));
    }
    void a_job_that_could_not_start_is_not_accepted() {
        const Fixture f;
        f.write({f.job("a")});
        OpenPage page(f);
        page.table().selectRow(0);
        page.button("edit_job").click();
        auto* dialog = page.page.findChild<JobDialog*>();
        auto* settings = dialog->findChild<QPlainTextEdit*>("job_settings");
        const auto error = [&] { return dialog->findChild<QLabel*>("job_error")->text(); };
        QCOMPARE(error(), QString());
        settings->setPlainText("train.batch_size=many");
        QTRY_VERIFY(error().contains("train.batch_size"));
        QVERIFY2(error().contains("setting train.batch_size=many:"), qPrintable(error()));
        settings->setPlainText("train.layers=decoder_only");
        QTRY_VERIFY2(error().contains("Use train.layers: unet_only"), qPrintable(error()));
        dialog->accept();
        QVERIFY(dialog->isVisible());
        settings->setPlainText("train.btch_size=4");
        QTRY_VERIFY2(error().contains("batch_size"), qPrintable(error()));
        dialog->findChild<QLineEdit*>("job_config")->setText("/nowhere.yaml");
        QTRY_VERIFY2(error().contains("/nowhere.yaml"), qPrintable(error()));
        test::keep_screenshot(*dialog, "job_dialog_error");
        dialog->reject();
        QCOMPARE(f.saved().jobs[0].settings, f.job("a").settings);
    }
    void a_job_is_removed_after_confirmation() {
        const Fixture f;
        f.write({f.job("a"), f.job("b")});
        OpenPage page(f);
        page.table().selectRow(0);
        page.button("remove_job").click();
        page.button("agreed").click();
        QTRY_COMPARE(page.order(), QString("b"));
    }
    void it_survives_a_restart() {
        const Fixture f;
        f.write({});
        {
            OpenPage page(f);
            page.page.add(QString::fromStdString(f.config().string()), {"name=a"}, "cpu");
            QTRY_COMPARE(page.model().rowCount(), 1);
            page.page.findChild<QCheckBox*>("continue_on_error")->click();
            QTRY_VERIFY(!f.saved().continue_on_error);
        }
        OpenPage again(f);
        QCOMPARE(again.order(), QString("a"));
        QVERIFY(!again.page.findChild<QCheckBox*>("continue_on_error")->isChecked());
    }
    void a_configuration_that_is_queued_already_gets_another_run() {
        const Fixture f;
        f.write({f.job("a")});
        OpenPage page(f);
        page.page.add(QString::fromStdString(f.config().string()), {"name=a"}, "cpu");
        QTRY_COMPARE(page.order(), QString("a a-2"));
    }
    void the_running_job_is_saved_when_the_queue_is_stopped() {
        const Fixture f;
        f.write({f.job("a", 100'000)});
        OpenPage page(f);
        QSignalSpy became_idle(&page.page, &QueuePage::became_idle);
        page.button("start_queue").click();
        QTRY_VERIFY_WITH_TIMEOUT(page.cell(0, JobModel::state).startsWith("Training"), 60'000);
        page.page.stop();
        QTRY_COMPARE_WITH_TIMEOUT(became_idle.size(), 1, 60'000);
        QVERIFY(f.saved().jobs[0].state == JobState::waiting);
    }
    void the_running_job_is_saved_and_requeued_when_the_page_closes() {
        const Fixture f;
        f.write({f.job("a", 100'000)});
        {
            OpenPage page(f);
            page.button("start_queue").click();
            QTRY_VERIFY_WITH_TIMEOUT(page.cell(0, JobModel::state).startsWith("Training"), 60'000);
            QVERIFY(page.page.is_running());
            page.table().selectRow(0);
            QVERIFY(!page.button("remove_job").isEnabled());
        }
        QVERIFY(f.saved().jobs[0].state == JobState::waiting);
    }
    void a_queue_in_use_by_another_window_is_reported() {
        const Fixture f;
        f.write({f.job("a")});
        OpenPage first(f);
        QueuePage second(f.setup());
        auto* error = second.findChild<ErrorNote*>();
        QTRY_VERIFY_WITH_TIMEOUT(error->text().contains("another formant process"), 30'000);
    }
};

FORMANT_TEST_IN(QApplication, TestQueuePage)

} // namespace tst_queue_page

#include "tst_queue_page.moc"
