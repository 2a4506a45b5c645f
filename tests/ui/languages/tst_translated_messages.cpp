#include "engine/base/time_text.h"
#include "tests/support/test_registry.h"
#include "ui/languages/window_language.h"
#include "ui/translate.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// Of no translation: only what is filled in can differ.
QString filled(const char* text, const char* name, const char* value) {
    return translate(message(FORMANT_TR("t", text), {{name, value}}));
}

QString u8(const char* text) {
    return QString::fromUtf8(text);
}

} // namespace

class TestTranslatedMessages : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void numbers_are_as_the_language_writes_them() {
        language_.speak("fa");
        QCOMPARE(filled("{seconds}", "seconds", "12345.5"), u8("۱۲٬۳۴۵٫۵"));
        language_.speak("es");
        QCOMPARE(filled("{seconds} s", "seconds", "1.5"), u8("1,5 s"));
        QCOMPARE(filled("{free}", "free", "71.0 GiB"), u8("71,0 GiB"));
        language_.speak("en");
        QCOMPARE(filled("{seconds} s", "seconds", "1.5"), u8("1.5 s"));
    }
    void a_time_keeps_its_zeros() {
        language_.speak("fa");
        QCOMPARE(translate(time_text(3723)), u8("۱:۰۲:۰۳"));
    }
    void a_value_of_the_configuration_and_a_version_stay() {
        language_.speak("sv");
        QCOMPARE(filled("{value}", "value", "0.5"), u8("0.5"));
        QCOMPARE(filled("{version}", "version", "12.2"), u8("12.2"));
        QCOMPARE(filled("{reason}", "reason", "1.2.3"), u8("1.2.3"));
    }
    void a_name_is_kept_apart_in_a_line_from_right_to_left() {
        language_.speak("fa");
        QCOMPARE(filled("{file}!", "file", "/a/b"), u8("\u2068/a/b\u2069!"));
        QCOMPARE(filled("{free}", "free", "2 GiB"), u8("\u2068۲ GiB\u2069"));
        language_.speak("es");
        QCOMPARE(filled("{file}!", "file", "/a/b"), u8("/a/b!"));
    }
    void a_device_and_a_way_of_reading_have_words() {
        language_.speak("es");
        QCOMPARE(filled("{mode}", "mode", "phonemes"), u8("fonemas"));
        QCOMPARE(filled("{device}", "device", "cpu"), u8("CPU"));
        QCOMPARE(filled("{value}", "value", "phonemes"), u8("phonemes"));
    }
    void a_message_in_a_message_is_translated_and_not_kept_apart() {
        language_.speak("fa");
        const Message inner = message(FORMANT_TR("t", "twice {count}"), {{"count", "2"}});
        QCOMPARE(translate(message(FORMANT_TR("t", "({inner})"), {{"inner", inner}})),
                 u8("(twice ۲)"));
    }
    void words_in_number_are_chosen_in_the_translation_too() {
        for (const char* code : {"es", "fa", "sv"}) {
            language_.speak(code);
            for (const std::int64_t count : {0, 1, 2, 5}) {
                const QString said =
                    translate(message(FORMANT_TR("train", "done after {step} {step|steps}"),
                                      {{"step", std::to_string(count)}}, count));
                QVERIFY2(!said.startsWith("done"), qPrintable(said));
                QVERIFY2(!said.contains('{') && !said.contains('|'), qPrintable(said));
            }
        }
    }
    void cleanup() { language_.speak("en"); }
};

FORMANT_TEST_IN(QApplication, TestTranslatedMessages)
#include "tst_translated_messages.moc"
