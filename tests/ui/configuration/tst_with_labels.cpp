#include "engine/session/config/config_form.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/field_help.h"
#include "ui/configuration/with_labels.h"
#include "ui/languages/window_language.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_with_labels {

QString u8(const char* text) {
    return QString::fromUtf8(text);
}

QString help_of(const char* key) {
    const auto& fields = form_fields();
    const auto found = std::ranges::find(fields, std::string(key), &FormField::key);
    return found == fields.end() ? QString() : help_text(*found);
}

class TestWithLabels : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void a_setting_has_the_label_of_the_form() {
        language_.set_language("en");
        QCOMPARE(with_labels("halve train.batch_size, or max_steps."),
                 u8("halve “Batch size”, or “Steps”."));
        QCOMPARE(with_labels("only used with schedule: cosine"),
                 u8("only used with “Learning rate schedule”: cosine"));
    }
    void a_word_that_is_also_a_setting_stays() {
        QCOMPARE(with_labels("all layers: some"), QString("all layers: some"));
        QCOMPARE(with_labels("another name"), QString("another name"));
    }
    void paths_and_command_line_arguments_stay() {
        QCOMPARE(with_labels("/home/batch_size/a"), QString("/home/batch_size/a"));
        QCOMPARE(with_labels("--set train.precision=float32"),
                 QString("--set train.precision=float32"));
    }
    void quotes_have_the_marks_of_the_language() {
        language_.set_language("es");
        QCOMPARE(with_labels(u8("“abc”: train.max_steps")), u8("«abc»: «Pasos»"));
        language_.set_language("fa");
        QCOMPARE(with_labels(u8("“abc”")), u8("«abc»"));
    }
    void numbers_in_the_help_are_localized() {
        language_.set_language("fa");
        QVERIFY2(help_of("train.batch_size").contains(u8("۴۰۹۶")),
                 qPrintable(help_of("train.batch_size")));
        language_.set_language("en");
        QVERIFY(help_of("train.batch_size").contains("4096"));
    }
    void cleanup() { language_.set_language("en"); }
};

FORMANT_TEST_IN(QApplication, TestWithLabels)

} // namespace tst_with_labels

#include "tst_with_labels.moc"
