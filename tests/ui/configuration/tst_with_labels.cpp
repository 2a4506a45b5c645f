#include "engine/session/config/config_form.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/field_words.h"
#include "ui/configuration/with_labels.h"
#include "ui/languages/window_language.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace {

QString u8(const char* text) {
    return QString::fromUtf8(text);
}

QString help_of(const char* key) {
    const auto& fields = form_fields();
    const auto found = std::ranges::find(fields, std::string(key), &FormField::key);
    return found == fields.end() ? QString() : help_words(*found);
}

} // namespace

class TestWithLabels : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void a_setting_has_the_name_that_the_form_gives_it() {
        language_.speak("en");
        QCOMPARE(with_labels("halve train.batch_size, or max_steps."),
                 u8("halve “Batch size”, or “Steps”."));
        QCOMPARE(with_labels("counts only with schedule: cosine"),
                 u8("counts only with “Fall of the learning rate”: cosine"));
    }
    void a_word_that_a_setting_is_called_like_stays() {
        QCOMPARE(with_labels("all layers: some"), QString("all layers: some"));
        QCOMPARE(with_labels("another name"), QString("another name"));
    }
    void paths_and_what_a_command_is_given_stay() {
        QCOMPARE(with_labels("/home/batch_size/a"), QString("/home/batch_size/a"));
        QCOMPARE(with_labels("--set train.precision=float32"),
                 QString("--set train.precision=float32"));
    }
    void what_is_quoted_has_the_language_s_marks() {
        language_.speak("es");
        QCOMPARE(with_labels(u8("“abc”: train.max_steps")), u8("«abc»: «Pasos»"));
        language_.speak("fa");
        QCOMPARE(with_labels(u8("“abc”")), u8("«abc»"));
    }
    void numbers_of_a_help_are_as_the_language_writes_them() {
        language_.speak("fa");
        QVERIFY2(help_of("train.batch_size").contains(u8("۴۰۹۶")),
                 qPrintable(help_of("train.batch_size")));
        language_.speak("en");
        QVERIFY(help_of("train.batch_size").contains("4096"));
    }
    void cleanup() { language_.speak("en"); }
};

FORMANT_TEST_IN(QApplication, TestWithLabels)
#include "tst_with_labels.moc"
