#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/configuration/configuration_page_fixture.h"
#include "ui/configuration/field_help.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolButton>

using namespace formant;

namespace tst_configuration_page {

using Fixture = test::ConfigurationPageFixture;
using test::read;
using test::written;

class TestConfigurationPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
        qputenv("CUDA_VISIBLE_DEVICES", "");
    }
    void every_setting_has_an_input_with_a_name_a_key_and_help() {
        Fixture f;
        for (const FormField& field : form_fields()) {
            if (field.key == "preset" || field.key == "version")
                continue; // chosen above the form; not editable
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
    void form_input_appears_in_the_text_and_keeps_its_comments() {
        Fixture f;
        f.type("train.batch_size", "12");
        QCOMPARE(f.yaml().toPlainText().toUtf8(), QByteArray(written).replace("8 #", "12 #"));
        f.click("save");
        QCOMPARE(read(f.file), QByteArray(written).replace("8 #", "12 #"));
    }
    void text_input_appears_in_the_form() {
        Fixture f;
        f.type_yaml(QString(written).replace("8 #", "24 #"));
        QTRY_COMPARE(f.line("train.batch_size").text(), QString("24"));
        f.type("train.seed", "7");
        QVERIFY(f.yaml().toPlainText().contains("24 # fits"));
        QVERIFY(f.yaml().toPlainText().contains("seed: 7"));
    }
    void going_to_a_setting_of_a_closed_section_shows_it_completely() {
        Fixture f;
        FieldRow* row = f.page.form().row("train.sample_raw_weights");
        QVERIFY(!row->isVisible());
        f.page.form().go_to(*row);
        QCOMPARE(row->visibleRegion().boundingRect(), row->rect());
        QTest::qWait(50); // no later layout moves it away
        QCOMPARE(row->visibleRegion().boundingRect(), row->rect());
    }
    void a_path_can_be_browsed_for() {
        Fixture f;
        f.page.form().go_to(f.row("train.pretrained_path"));
        const QString voice = QString::fromStdString((f.folder / "voice.pt").string());
        test::write(voice, "weights");
        QTimer::singleShot(0, &f.page, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            dialog->selectFile(voice);
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(voice);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        f.page.findChild<QToolButton*>("browse:train.pretrained_path")->click();
        QCOMPARE(f.value("train.pretrained_path"), voice.toStdString());
        QCOMPARE(f.line("train.pretrained_path").text(), voice);
        for (const FormField& field : form_fields())
            QCOMPARE(f.page.findChild<QToolButton*>("browse:" +
                                                    QString::fromStdString(field.key)) != nullptr,
                     field.path != PathKind::none);
    }
    void the_path_is_aligned_with_the_layout_direction() {
        Fixture f;
        const auto* path = f.page.findChild<QLabel*>("file");
        QVERIFY(path->alignment().testFlag(Qt::AlignLeft));
        f.page.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(path->alignment().testFlag(Qt::AlignRight));
        f.page.setLayoutDirection(Qt::LeftToRight);
        QVERIFY(path->alignment().testFlag(Qt::AlignLeft));
    }
    void a_mistyped_number_is_reported_at_its_field_and_not_saved() {
        Fixture f;
        f.type("train.batch_size", "8o");
        QVERIFY(f.row("train.batch_size").error().contains("8o"));
        f.click("save");
        QVERIFY2(f.error().contains("Batch size") && f.error().contains("8o"),
                 qPrintable(f.error()));
        QCOMPARE(read(f.file), written);
        QCOMPARE(f.line("train.batch_size").text(), QString("8o")); // the input is not lost
        f.type("train.batch_size", "9");
        QVERIFY(f.row("train.batch_size").error().isEmpty());
        f.click("save");
        QCOMPARE(read(f.file), QByteArray(written).replace("8 #", "9 #"));
    }
    void errors_in_the_text_have_their_line_and_no_input_is_lost() {
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
    void a_text_that_is_not_yaml_leaves_the_form_unchanged() {
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
    void undo_and_redo_cover_both_sides() {
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
    void a_setting_that_differs_from_the_preset_is_marked_and_can_be_reset() {
        Fixture f;
        auto* reset = f.page.findChild<QToolButton*>("back:train.batch_size");
        QVERIFY(!reset->isHidden());
        QVERIFY(reset->toolTip().contains("16")); // balanced
        QVERIFY(f.page.findChild<QToolButton*>("back:train.precision")->isHidden());
        reset->click();
        QCOMPARE(f.line("train.batch_size").text(), QString("16"));
        QVERIFY(reset->isHidden());
    }
    void another_preset_changes_the_form() {
        Fixture f;
        auto* choice = f.page.findChild<QComboBox*>("preset_choice");
        choice->setCurrentIndex(choice->findData("large_gpu"));
        Q_EMIT choice->activated(choice->currentIndex());
        QCOMPARE(f.line("train.learning_rate").text(), QString("0.0008"));
        QVERIFY(f.yaml().toPlainText().contains("preset: large_gpu"));
    }
    void a_search_opens_matching_sections_and_clearing_it_restores_them() {
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
    void a_setting_without_effect_is_grayed_with_the_reason() {
        Fixture f;
        auto* note = f.page.findChild<QLabel*>("note:train.layer_patterns");
        QVERIFY(note->text().contains("custom"));
        auto* layers = f.page.findChild<QComboBox*>("train.layers");
        layers->setCurrentIndex(layers->findData("custom"));
        QVERIFY(note->text().isEmpty());
    }
    void choices_have_display_names_and_are_written_as_configuration_values() {
        Fixture f;
        auto* rate = f.page.findChild<QComboBox*>("train.on_plateau");
        rate->setCurrentText("lower rate");
        QVERIFY(f.yaml().toPlainText().contains("on_plateau: lower_rate"));
    }
    void automatic_values_show_what_they_resolve_to() {
        Fixture f;
        f.type("train.batch_size", "0");
        auto* note = f.page.findChild<QLabel*>("note:train.batch_size");
        QTRY_VERIFY_WITH_TIMEOUT(note->text().startsWith("automatic: "), 60000);
        QVERIFY(!f.page.findChild<QLabel*>("forecast_memory")->text().isEmpty());
    }
    void an_error_stays_in_sight_in_both_directions() {
        Fixture f;
        for (FieldGroup* group : f.page.form().groups())
            group->set_open(group == f.page.form().groups().back());
        f.type("train.batch_size", "8o");
        FieldRow& row = f.row("train.batch_size");
        f.page.form().go_to(row);
        QTest::qWait(50);
        QVERIFY(!row.visibleRegion().isEmpty() && row.error().contains("8o"));
        test::keep_screenshot(f.page, "configuration");
        f.page.setLayoutDirection(Qt::RightToLeft);
        QTest::qWait(50);
        QVERIFY(!row.visibleRegion().isEmpty() && row.error().contains("8o"));
        test::keep_screenshot(f.page, "configuration_right_to_left");
    }

  private:
    QTemporaryDir folder_;
};

FORMANT_TEST_IN(QApplication, TestConfigurationPage)

} // namespace tst_configuration_page

#include "tst_configuration_page.moc"
