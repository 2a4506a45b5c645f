#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/config_form.h"
#include "ui/configuration/configuration_page.h"
#include "ui/configuration/field_row.h"
#include "ui/configuration/field_words.h"
#include "ui/messages/error_note.h"

#include <QtCore/QFile>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolButton>

#include <filesystem>

using namespace formant;

namespace {

const QByteArray written = "# my voice\n"
                           "preset: balanced\n"
                           "train:\n"
                           "  batch_size: 8 # fits\n";

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's file");
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
}

/// A page with a file open, and its user's answers.
struct Fixture {
    test::TemporaryFolder folder;
    QString file = QString::fromStdString((folder / "my.yaml").string());
    bool may_overwrite = false;
    Unsaved answer = Unsaved::discard;
    int questions = 0;
    ConfigurationPage page{answers()};

    Fixture() {
        write(file, written);
        page.open_file(file);
        page.resize(1280, 720);
        page.show();
    }
    ConfigQuestions answers() {
        return {[this] { return file; }, [this] { return file; },
                [this](const QString&) { return file; },
                [this] {
                    ++questions;
                    return answer;
                },
                [this](const QString&) {
                    ++questions;
                    return may_overwrite;
                }};
    }
    FieldRow& row(const char* key) { return *page.form().row(key); }
    QLineEdit& line(const char* key) { return *page.findChild<QLineEdit*>(key); }
    QPlainTextEdit& yaml() { return *page.findChild<QPlainTextEdit*>("yaml"); }
    QString error() { return page.findChild<ErrorNote*>()->text(); }
    void click(const char* name) { page.findChild<QPushButton*>(name)->click(); }
    /// As from any keyboard; QTest::keyClicks() has Latin letters only.
    void type(const char* key, const QString& text) {
        line(key).selectAll();
        for (const QChar sign : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(sign));
            QCoreApplication::sendEvent(&line(key), &press);
        }
    }
    void type_yaml(const QString& text) { yaml().setPlainText(text); }
    std::string value(const char* key) { return page.document().draft().value(key); }
};

} // namespace

class TestConfigurationPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
        qputenv("CUDA_VISIBLE_DEVICES", "");
    }
    void every_setting_has_a_control_with_a_name_a_key_and_help() {
        Fixture f;
        for (const FormField& field : form_fields()) {
            if (field.key == "preset" || field.key == "version")
                continue; // chosen above the form; not for people to set
            FieldRow* row = f.page.form().row(field.key);
            QVERIFY2(row != nullptr, field.key.c_str());
            QWidget& input = row->editor().input();
            QVERIFY2(!input.accessibleName().isEmpty(), field.key.c_str());
            QCOMPARE(input.toolTip(), QString::fromStdString(field.key));
            QVERIFY2((input.focusPolicy() & Qt::TabFocus) != 0, field.key.c_str());
        }
    }
    void the_field_with_the_focus_is_explained() {
        Fixture f;
        f.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.page));
        f.page.form().go_to(f.row("train.batch_size"));
        const QString help = f.page.findChild<QTextBrowser*>("help")->toPlainText();
        QVERIFY2(help.contains("train.batch_size") && help.contains("4096"), qPrintable(help));
    }
    void what_is_typed_into_the_form_is_in_the_text_with_its_comments() {
        Fixture f;
        f.type("train.batch_size", "12");
        QCOMPARE(f.yaml().toPlainText().toUtf8(), QByteArray(written).replace("8 #", "12 #"));
        f.click("save");
        QCOMPARE(read(f.file), QByteArray(written).replace("8 #", "12 #"));
    }
    void what_is_typed_into_the_text_is_in_the_form() {
        Fixture f;
        f.type_yaml(QString(written).replace("8 #", "24 #"));
        QTRY_COMPARE(f.line("train.batch_size").text(), QString("24"));
        f.type("train.seed", "7");
        QVERIFY(f.yaml().toPlainText().contains("24 # fits"));
        QVERIFY(f.yaml().toPlainText().contains("seed: 7"));
    }
    void who_is_led_to_a_setting_of_a_closed_section_sees_it_whole() {
        Fixture f;
        FieldRow* row = f.page.form().row("train.sample_raw_weights");
        QVERIFY(!row->isVisible());
        f.page.form().go_to(*row);
        QCOMPARE(row->visibleRegion().boundingRect(), row->rect());
        QTest::qWait(50); // nothing that is laid out later moves it away
        QCOMPARE(row->visibleRegion().boundingRect(), row->rect());
    }
    void the_path_turns_with_the_page_to_the_side_where_lines_begin() {
        Fixture f;
        const auto* path = f.page.findChild<QLabel*>("file");
        QVERIFY(path->alignment().testFlag(Qt::AlignLeft));
        f.page.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(path->alignment().testFlag(Qt::AlignRight));
        f.page.setLayoutDirection(Qt::LeftToRight);
        QVERIFY(path->alignment().testFlag(Qt::AlignLeft));
    }
    void a_mistyped_number_is_told_at_its_field_and_not_saved() {
        Fixture f;
        f.type("train.batch_size", "8o");
        QVERIFY(f.row("train.batch_size").error().contains("8o"));
        f.click("save");
        QVERIFY2(f.error().contains("Batch size") && f.error().contains("8o"),
                 qPrintable(f.error()));
        QCOMPARE(read(f.file), written);
        QCOMPARE(f.line("train.batch_size").text(), QString("8o")); // what was typed is not lost
        f.type("train.batch_size", "9");
        QVERIFY(f.row("train.batch_size").error().isEmpty());
        f.click("save");
        QCOMPARE(read(f.file), QByteArray(written).replace("8 #", "9 #"));
    }
    void faults_of_the_text_have_their_line_and_nothing_typed_is_lost() {
        Fixture f;
        const QString typed = "train:\n  batch_size: many\n  seeds: 3\n";
        f.type_yaml(typed);
        auto* faults = f.page.findChild<QListWidget*>("faults");
        QTRY_COMPARE(faults->count(), 2);
        QVERIFY(faults->item(0)->text().contains("my.yaml:2"));
        QVERIFY(!f.row("train.batch_size").error().isEmpty());
        QCOMPARE(f.yaml().toPlainText(), typed);
        f.click("save");
        QVERIFY(f.error().contains("my.yaml:2"));
        QCOMPARE(read(f.file), written);
    }
    void a_text_that_is_no_yaml_leaves_the_form_as_it_was() {
        Fixture f;
        f.type_yaml("train: [1\n");
        QTRY_COMPARE(f.page.findChild<QListWidget*>("faults")->count(), 1);
        QCOMPARE(f.line("train.batch_size").text(), QString("8"));
    }
    void persian_digits_are_accepted() {
        Fixture f;
        f.type("train.batch_size", QStringLiteral("۱۲"));
        QCOMPARE(f.value("train.batch_size"), std::string("12"));
        f.type("train.learning_rate", QStringLiteral("۰٫۰۰۲"));
        QCOMPARE(f.value("train.learning_rate"), std::string("0.002"));
    }
    void undo_and_redo_go_over_both_sides() {
        Fixture f;
        f.type("train.batch_size", "12");
        f.type_yaml(f.yaml().toPlainText() + "  seed: 7\n");
        QTRY_COMPARE(f.line("train.seed").text(), QString("7"));
        f.click("undo");
        QVERIFY(f.line("train.seed").text() != "7");
        f.click("undo");
        QCOMPARE(f.line("train.batch_size").text(), QString("8"));
        QCOMPARE(f.yaml().toPlainText().toUtf8(), written);
        f.click("redo");
        QCOMPARE(f.line("train.batch_size").text(), QString("12"));
    }
    void what_differs_from_the_preset_is_marked_and_goes_back() {
        Fixture f;
        auto* back = f.page.findChild<QToolButton*>("back:train.batch_size");
        QVERIFY(!back->isHidden());
        QVERIFY(back->toolTip().contains("16")); // balanced
        QVERIFY(f.page.findChild<QToolButton*>("back:train.precision")->isHidden());
        back->click();
        QCOMPARE(f.line("train.batch_size").text(), QString("16"));
        QVERIFY(back->isHidden());
    }
    void another_preset_changes_the_form() {
        Fixture f;
        auto* choice = f.page.findChild<QComboBox*>("preset_choice");
        choice->setCurrentIndex(choice->findData("large_gpu"));
        Q_EMIT choice->activated(choice->currentIndex());
        QCOMPARE(f.page.findChild<QComboBox*>("train.precision")->currentText(), QString("bf16"));
        QVERIFY(f.yaml().toPlainText().contains("preset: large_gpu"));
    }
    void a_search_opens_what_matches_and_then_all_is_as_before() {
        Fixture f;
        const auto& groups = f.page.form().groups();
        const bool was_open = groups.back()->is_open();
        auto* search = f.page.findChild<QLineEdit*>("search");
        search->setText("batch size");
        QVERIFY(groups.back()->is_open());
        QVERIFY(!f.row("train.batch_size").isHidden());
        QVERIFY(f.row("train.seed").isHidden());
        QVERIFY(groups.front()->isHidden());
        search->clear();
        QCOMPARE(groups.back()->is_open(), was_open);
        QVERIFY(!groups.front()->isHidden());
        QVERIFY(!f.row("train.seed").isHidden());
    }
    void what_changes_nothing_is_greyed_with_the_reason() {
        Fixture f;
        auto* note = f.page.findChild<QLabel*>("note:train.layer_patterns");
        QVERIFY(note->text().contains("custom"));
        auto* layers = f.page.findChild<QComboBox*>("train.layers");
        layers->setCurrentIndex(layers->findData("custom"));
        QVERIFY(note->text().isEmpty());
    }
    void choices_are_called_by_words_and_written_as_the_configuration_wants_them() {
        Fixture f;
        auto* rate = f.page.findChild<QComboBox*>("train.on_plateau");
        rate->setCurrentText("lower rate");
        QVERIFY(f.yaml().toPlainText().contains("on_plateau: lower_rate"));
    }
    void automatic_values_say_what_they_become() {
        Fixture f;
        f.type("train.batch_size", "0");
        auto* note = f.page.findChild<QLabel*>("note:train.batch_size");
        QTRY_VERIFY_WITH_TIMEOUT(note->text().startsWith("automatic: "), 60000);
        QVERIFY(!f.page.findChild<QLabel*>("forecast_memory")->text().isEmpty());
    }
    void an_older_configuration_is_imported_with_what_was_left_out() {
        Fixture f;
        const QString older = QString::fromStdString((f.folder / "old.yaml").string());
        write(older, "training:\n  batch_size: 6\n  enable_xla_compilation: true\n");
        f.page.import_file(older);
        QCOMPARE(f.line("train.batch_size").text(), QString("6"));
        QCOMPARE(f.page.findChild<QListWidget*>("left_out")->count(), 1);
        QVERIFY(f.page.document().file().isEmpty()); // the older file stays as it is
        QVERIFY(!f.page.document().is_saved());
    }
    void a_file_that_somebody_else_changed_is_overwritten_only_after_a_yes() {
        Fixture f;
        f.type("train.batch_size", "12");
        write(f.file, "name: theirs\n");
        f.click("save");
        QCOMPARE(f.questions, 1);
        QCOMPARE(read(f.file), QByteArray("name: theirs\n"));
        f.may_overwrite = true;
        f.click("save");
        QVERIFY(read(f.file).contains("12 # fits"));
    }
    void changes_are_not_lost_without_a_question() {
        Fixture f;
        f.type("train.batch_size", "12");
        f.answer = Unsaved::cancel;
        f.page.open_file(f.file);
        QCOMPARE(f.questions, 1);
        QCOMPARE(f.line("train.batch_size").text(), QString("12"));
        f.answer = Unsaved::discard;
        f.page.open_file(f.file);
        QCOMPARE(f.line("train.batch_size").text(), QString("8"));
        QVERIFY(!read(f.file).contains("12"));
    }
    void changes_can_be_saved_on_leaving() {
        Fixture f;
        f.type("train.batch_size", "12");
        f.answer = Unsaved::save;
        QVERIFY(f.page.may_leave());
        QVERIFY(read(f.file).contains("batch_size: 12"));
        f.type("train.batch_size", "1x");
        QVERIFY(!f.page.may_leave()); // which cannot be saved: the page says why
    }
    void the_words_of_a_refusal_go_with_what_was_refused() {
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
    void another_file_begins_without_what_was_mistyped() {
        Fixture f;
        f.type("train.batch_size", "8o");
        f.page.open_file(f.file);
        QCOMPARE(f.line("train.batch_size").text(), QString("8"));
        QVERIFY(f.row("train.batch_size").error().isEmpty());
    }
    void what_is_saved_can_be_measured() {
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
        QVERIFY(f.page.findChild<QLabel*>("forecast_memory")->isHidden()); // no estimate beside it
        f.type("train.batch_size", "2");
        QVERIFY(measured->text().isEmpty()); // it was another configuration's
        QVERIFY(!f.page.findChild<QLabel*>("forecast_memory")->isHidden());
        QVERIFY(!f.page.findChild<QPushButton*>("measure")->isEnabled());
    }
    void nothing_is_measured_beside_a_training() {
        Fixture f;
        const test::WordCorpus corpus;
        f.page.open_file(QString::fromStdString(corpus.config().string()));
        auto* measure = f.page.findChild<QPushButton*>("measure");
        QVERIFY(measure->isEnabled());
        f.page.set_training_active(true);
        QVERIFY(!measure->isEnabled());
        QVERIFY(f.page.findChild<QLabel*>("measure_hint")->text().contains("training is running"));
        f.page.set_training_active(false);
        QVERIFY(measure->isEnabled());
    }
    void to_train_it_it_is_saved_first() {
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
    void a_run_without_a_name_is_called_as_its_recordings() {
        Fixture f;
        RunRequest base;
        base.runs_folder = (f.folder / "runs").string();
        f.page.set_base(base);
        std::filesystem::create_directories(f.folder / "maria");
        f.type("data.corpus", "maria");
        f.click("train");
        QVERIFY2(read(f.file).contains("name: \"maria\""), read(f.file).constData());
        f.type("name", "slow");
        f.click("train");
        QCOMPARE(f.value("name"), std::string("slow"));
    }
    void a_run_of_these_recordings_goes_on_whatever_it_is_called() {
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
    void what_is_kept_for_recordings_names_its_files_from_everywhere() {
        Fixture f;
        const test::ScopedVariable data("XDG_DATA_HOME", (f.folder / "data").string());
        const QByteArray before = "data:\n  corpus: ann\ntrain:\n  pretrained_path: voice.pt\n";
        write(f.file, before);
        f.page.open_file(f.file);
        const std::string maria = (f.folder / "recordings/maria").string();
        f.type("data.corpus", QString::fromStdString(maria));
        QVERIFY(f.page.keep_for_recordings());
        QVERIFY(f.page.document().file() != f.file);
        QCOMPARE(f.value("train.pretrained_path"), (f.folder / "voice.pt").string());
        QCOMPARE(f.value("data.corpus"), maria);
        QCOMPARE(read(f.file), before);
    }
    void what_waits_in_the_queue_stays_as_it_is_now() {
        Fixture f;
        qputenv("XDG_STATE_HOME", folder_.filePath("state").toUtf8());
        QSignalSpy queued(&f.page, &ConfigurationPage::config_queued);
        f.type("train.batch_size", "12");
        f.click("add_to_queue");
        f.type("train.batch_size", "16");
        f.click("save");
        QCOMPARE(queued.count(), 1);
        const QString kept = queued.first().first().toString();
        QVERIFY(kept != f.file);
        QVERIFY(read(kept).contains("batch_size: 12"));
        f.type("train.batch_size", "x");
        f.click("add_to_queue");
        QCOMPARE(queued.count(), 1);
        qunsetenv("XDG_STATE_HOME");
    }
    void it_looks_as_it_should() {
        Fixture f;
        for (FieldGroup* group : f.page.form().groups())
            group->set_open(group == f.page.form().groups().back());
        f.type("train.batch_size", "8o");
        f.page.form().go_to(f.row("train.batch_size"));
        QTest::qWait(50);
        test::keep_screenshot(f.page, "configuration");
        f.page.setLayoutDirection(Qt::RightToLeft);
        QTest::qWait(50);
        test::keep_screenshot(f.page, "configuration_right_to_left");
    }

  private:
    QTemporaryDir folder_;
};

FORMANT_TEST_IN(QApplication, TestConfigurationPage)
#include "tst_configuration_page.moc"
