#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"
#include "tests/ui/configuration/configuration_page_fixture.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <filesystem>

using namespace formant;

namespace tst_configuration_page_files {

using Fixture = test::ConfigurationPageFixture;
using test::read;
using test::write;
using test::written;

class TestConfigurationPageFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
        qputenv("CUDA_VISIBLE_DEVICES", "");
    }
    void a_legacy_configuration_is_imported_with_a_list_of_skipped_values() {
        Fixture f;
        const QString legacy = QString::fromStdString((f.folder / "old.yaml").string());
        write(legacy, "training:\n  batch_size: 6\n  enable_xla_compilation: true\n");
        f.page.import_file(legacy);
        QCOMPARE(f.line("train.batch_size").text(), QString("6"));
        QCOMPARE(f.page.findChild<QListWidget*>("left_out")->count(), 1);
        QVERIFY(f.page.document().file().isEmpty()); // the legacy file stays unchanged
        QVERIFY(!f.page.document().is_saved());
    }
    void a_file_that_changed_on_disk_is_overwritten_only_after_confirmation() {
        Fixture f;
        f.type("train.batch_size", "12");
        write(f.file, "name: theirs\n");
        f.click("save");
        QCOMPARE(f.questions, 1);
        QCOMPARE(read(f.file), QByteArray("name: theirs\n"));
        f.confirm_overwrite = true;
        f.click("save");
        QVERIFY(read(f.file).contains("12 # fits"));
    }
    void unsaved_changes_are_not_lost_without_a_question() {
        Fixture f;
        f.type("train.batch_size", "12");
        f.answer = Unsaved::cancel;
        f.page.open_file(f.file);
        QCOMPARE(f.questions, 1);
        QCOMPARE(f.asked_about, QString("my.yaml"));
        QCOMPARE(f.line("train.batch_size").text(), QString("12"));
        f.answer = Unsaved::discard;
        f.page.open_file(f.file);
        QCOMPARE(f.line("train.batch_size").text(), QString("8"));
        QVERIFY(!read(f.file).contains("12"));
    }
    void a_configuration_without_a_file_is_called_as_its_voice() {
        Fixture f;
        f.page.document().start_unsaved("name: ann\n");
        f.type("train.batch_size", "12");
        QVERIFY(f.page.confirm_discard_changes());
        QCOMPARE(f.asked_about, QString("ann.yaml"));
    }
    void unsaved_changes_can_be_saved_on_closing() {
        Fixture f;
        f.type("train.batch_size", "12");
        f.answer = Unsaved::save;
        QVERIFY(f.page.confirm_discard_changes());
        QVERIFY(read(f.file).contains("batch_size: 12"));
        f.type("train.batch_size", "1x");
        QVERIFY(!f.page.confirm_discard_changes()); // it cannot be saved; the page shows why
    }
    void a_refusal_disappears_once_its_cause_is_fixed() {
        Fixture f;
        f.type("train.batch_size", "8o");
        f.click("save");
        const auto& error = *f.page.findChild<ErrorNote*>();
        QVERIFY(error.text().startsWith("Not saved."));
        f.type("train.learning_rate", "0.001");
        QVERIFY(error.text().startsWith("Not saved."));
        f.type("train.batch_size", "8");
        QVERIFY(error.text().isEmpty());
    }
    void another_file_starts_without_invalid_input() {
        Fixture f;
        f.type("train.batch_size", "8o");
        f.page.open_file(f.file);
        QCOMPARE(f.line("train.batch_size").text(), QString("8"));
        QVERIFY(f.row("train.batch_size").error().isEmpty());
    }
    void a_saved_configuration_can_be_measured() {
        Fixture f;
        const test::WordCorpus corpus;
        f.page.open_file(QString::fromStdString(corpus.config().string()));
        RunRequest base;
        base.runs_folder = corpus.runs().string();
        base.device = "cpu";
        base.decode_program = FORMANT_PROGRAM;
        f.page.set_base(base);
        f.click("measure");
        auto* measured = f.page.findChild<QLabel*>("measured");
        QTRY_VERIFY_WITH_TIMEOUT(measured->text().contains("steps"), 90000);
        QVERIFY2(measured->text().count("Measured") == 2, qPrintable(measured->text()));
        QVERIFY(f.page.findChild<QLabel*>("forecast_memory")
                    ->isHidden()); // measured values replace the estimate
        f.type("train.batch_size", "2");
        QVERIFY(measured->text().isEmpty()); // it belonged to another configuration
        QVERIFY(!f.page.findChild<QLabel*>("forecast_memory")->isHidden());
        QVERIFY(!f.page.findChild<QPushButton*>("measure")->isEnabled());
    }
    void nothing_is_measured_during_a_run() {
        Fixture f;
        const test::WordCorpus corpus;
        f.page.open_file(QString::fromStdString(corpus.config().string()));
        auto* measure = f.page.findChild<QPushButton*>("measure");
        QVERIFY(measure->isEnabled());
        f.page.set_training_active(true);
        QVERIFY(!measure->isEnabled());
        QVERIFY(
            f.page.findChild<QLabel*>("measure_hint")->text().contains("training run is active"));
        f.page.set_training_active(false);
        QVERIFY(measure->isEnabled());
    }
    void a_configuration_is_saved_before_it_is_trained() {
        Fixture f;
        QSignalSpy chosen(&f.page, &ConfigurationPage::config_chosen);
        f.type("train.batch_size", "12");
        f.click("train");
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), f.file);
        QVERIFY(read(f.file).contains("12 # fits"));
        f.type("train.batch_size", "x");
        f.click("train");
        QCOMPARE(chosen.count(), 1);
    }
    void a_run_without_a_name_is_named_after_its_file() {
        Fixture f;
        RunRequest base;
        base.runs_folder = (f.folder / "runs").string();
        f.page.set_base(base);
        std::filesystem::create_directories(f.folder / "maria");
        f.type("data.corpus", "maria");
        f.click("train");
        const QByteArray name = QFileInfo(f.file).completeBaseName().toUtf8();
        QVERIFY2(read(f.file).contains("name: \"" + name + "\""), read(f.file).constData());
        f.type("name", "slow");
        f.click("train");
        QCOMPARE(f.value("name"), std::string("slow"));
    }
    void a_run_on_the_same_corpus_resumes_under_its_own_name() {
        Fixture f;
        RunRequest base;
        base.runs_folder = (f.folder / "runs").string();
        f.page.set_base(base);
        std::filesystem::create_directories(f.folder / "maria");
        std::filesystem::create_directories(f.folder / "runs/run");
        write(QString::fromStdString((f.folder / "runs/run/config.yaml").string()),
              "data:\n  corpus: " + QByteArray::fromStdString((f.folder / "maria").string()) +
                  "\n");
        f.type("data.corpus", QString::fromStdString((f.folder / "maria").string()));
        f.click("train");
        QCOMPARE(f.value("name"), std::string("run"));
    }
    void saving_for_recordings_makes_paths_absolute() {
        Fixture f;
        const test::ScopedVariable data("XDG_DATA_HOME", (f.folder / "data").string());
        const QByteArray before = "data:\n  corpus: ann\ntrain:\n  pretrained_path: voice.pt\n";
        write(f.file, before);
        f.page.open_file(f.file);
        const std::string maria = (f.folder / "recordings/maria").string();
        f.type("data.corpus", QString::fromStdString(maria));
        QVERIFY(f.page.save_for_recordings());
        QVERIFY(f.page.document().file() != f.file);
        QCOMPARE(f.value("train.pretrained_path"), (f.folder / "voice.pt").string());
        QCOMPARE(f.value("data.corpus"), maria);
        QCOMPARE(read(f.file), before);
    }
    void queuing_writes_no_configuration_file() {
        Fixture f;
        const test::ScopedVariable state("XDG_STATE_HOME", folder_.path().toStdString());
        QSignalSpy queued(&f.page, &ConfigurationPage::config_queued);
        f.type("train.batch_size", "12");
        f.click("add_to_queue");
        QCOMPARE(queued.count(), 1);
        QCOMPARE(read(f.file), written);
        QVERIFY(!f.page.document().is_saved());
        QVERIFY(read(queued.first().first().toString()).contains("batch_size: 12"));
    }
    void a_configuration_without_a_file_is_queued_under_the_name_of_its_corpus() {
        Fixture f;
        const test::ScopedVariable state("XDG_STATE_HOME", folder_.path().toStdString());
        std::filesystem::create_directories(f.folder / "maria");
        const std::string corpus = (f.folder / "maria").string();
        f.page.document().start_unsaved("data:\n  corpus: " + QString::fromStdString(corpus));
        QSignalSpy queued(&f.page, &ConfigurationPage::config_queued);
        f.click("add_to_queue");
        QCOMPARE(queued.count(), 1);
        QVERIFY(f.page.document().file().isEmpty());
        const QByteArray snapshot = read(queued.first().first().toString());
        QVERIFY2(snapshot.contains("name: \"maria\""), snapshot.constData());
    }
    void an_error_moves_nothing_of_the_form() {
        Fixture f;
        const auto place = [&] { return f.line("train.batch_size").mapTo(&f.page, QPoint()); };
        f.type("train.learning_rate", "fast");
        QTest::qWait(50); // the error below that field has its place
        const QPoint before = place();
        f.page.show_error({ErrorKind::usage, message(FORMANT_TR("test", "something failed"))});
        QTest::qWait(50);
        QVERIFY(f.page.findChild<ErrorNote*>()->isVisible());
        QCOMPARE(place(), before);
    }
    void a_queued_configuration_is_a_snapshot() {
        Fixture f;
        qputenv("XDG_STATE_HOME", folder_.filePath("state").toUtf8());
        QSignalSpy queued(&f.page, &ConfigurationPage::config_queued);
        f.type("train.batch_size", "12");
        f.click("add_to_queue");
        f.type("train.batch_size", "16");
        f.click("save");
        QCOMPARE(queued.count(), 1);
        const QString snapshot = queued.first().first().toString();
        QVERIFY(snapshot != f.file);
        QVERIFY(read(snapshot).contains("batch_size: 12"));
        f.type("train.batch_size", "x");
        f.click("add_to_queue");
        QCOMPARE(queued.count(), 1);
        qunsetenv("XDG_STATE_HOME");
    }

  private:
    QTemporaryDir folder_;
};

FORMANT_TEST_IN(QApplication, TestConfigurationPageFiles)

} // namespace tst_configuration_page_files

#include "tst_configuration_page_files.moc"
