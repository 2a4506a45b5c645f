#include "engine/base/text/time_text.h"
#include "engine/session/config/run_config.h"
#include "tests/support/test_registry.h"
#include "ui/languages/window_language.h"
#include "ui/translate.h"
#include "ui/window_text.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_translated_messages {

/// Translates a text that has no translation, so that only its arguments can differ.
QString filled(const char* text, const char* name, const char* value) {
    return translate(message(FORMANT_TR("t", text), {{name, value}}));
}

QString u8(const char* text) {
    return QString::fromUtf8(text);
}

class TestTranslatedMessages : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void numbers_follow_the_language() {
        language_.set_language("fa");
        QCOMPARE(filled("{seconds}", "seconds", "12345.5"), u8("۱۲٬۳۴۵٫۵"));
        language_.set_language("es");
        QCOMPARE(filled("{seconds} s", "seconds", "1.5"), u8("1,5 s"));
        QCOMPARE(filled("{free}", "free", "71.0 GiB"), u8("71,0 GiB"));
        language_.set_language("en");
        QCOMPARE(filled("{seconds} s", "seconds", "1.5"), u8("1.5 s"));
    }
    void a_time_keeps_its_zeros() {
        language_.set_language("fa");
        QCOMPARE(translate(time_text(3723)), u8("۱:۰۲:۰۳"));
    }
    void configuration_values_and_versions_are_not_localized() {
        language_.set_language("sv");
        QCOMPARE(filled("{value}", "value", "0.5"), u8("0.5"));
        QCOMPARE(filled("{version}", "version", "12.2"), u8("12.2"));
        QCOMPARE(filled("{reason}", "reason", "1.2.3"), u8("1.2.3"));
    }
    void names_are_isolated_in_right_to_left_text() {
        language_.set_language("fa");
        QCOMPARE(filled("{file}!", "file", "/a/b"), u8("\u2068/a/b\u2069!"));
        QCOMPARE(filled("{free}", "free", "2 GiB"), u8("\u2068۲ GiB\u2069"));
        language_.set_language("es");
        QCOMPARE(filled("{file}!", "file", "/a/b"), u8("/a/b!"));
    }
    void devices_and_text_modes_have_labels() {
        language_.set_language("es");
        QCOMPARE(filled("{mode}", "mode", "phonemes"), u8("fonemas"));
        QCOMPARE(filled("{device}", "device", "cpu"), u8("CPU"));
        QCOMPARE(filled("{value}", "value", "phonemes"), u8("phonemes"));
    }
    void a_nested_message_is_translated_and_not_isolated() {
        language_.set_language("fa");
        const Message inner = message(FORMANT_TR("t", "twice {count}"), {{"count", "2"}});
        QCOMPARE(translate(message(FORMANT_TR("t", "({inner})"), {{"inner", inner}})),
                 u8("(twice ۲)"));
    }
    void advice_for_the_terminal_is_worded_for_the_window() {
        const auto error = [](const Path& file, const std::vector<std::string>& settings) {
            return translate(load_run_config(file, settings).error().what);
        };
        QVERIFY(error("", {"train.seed=x"}).startsWith("setting train.seed=x: train.seed must be"));
        QCOMPARE(error("", {"zzzzzz=1"}),
                 QString("setting zzzzzz=1: unknown setting 'zzzzzz'; the Configuration page lists "
                         "all of them"));
        QCOMPARE(error("/nowhere.yaml", {}), QString("there is no configuration /nowhere.yaml"));
        const QString chosen = translate(model_choice_message("", {}));
        QVERIFY2(chosen.contains("model.name on the Configuration page"), qPrintable(chosen));
        QVERIFY(!chosen.contains("--"));
    }
    void advice_in_another_message_is_worded_for_the_window_too() {
        const Message advice =
            message({"session", "{folder} is not writable; choose another folder with --runs"},
                    {{"folder", "/a"}});
        const QString text = translate(message(FORMANT_TR("t", "no: {why}"), {{"why", advice}}));
        QVERIFY2(text.startsWith("no: /a is not writable") && !text.contains("--"),
                 qPrintable(text));
    }
    /// A text that the engine words differently by now would never be replaced.
    void every_text_that_the_window_rewords_is_one_of_the_engine() {
        language_.set_language("sv"); // all texts of the program are translated
        QVERIFY(reworded_texts().size() > 30);
        for (const MessageText& text : reworded_texts())
            QVERIFY2(QCoreApplication::translate(text.context, text.text) != u8(text.text),
                     text.text);
    }
    void plural_forms_are_selected_in_the_translation_too() {
        for (const char* code : {"es", "fa", "sv"}) {
            language_.set_language(code);
            for (const std::int64_t count : {0, 1, 2, 5}) {
                const QString text =
                    translate(message(FORMANT_TR("train", "done after {step} {step|steps}"),
                                      {{"step", std::to_string(count)}}, count));
                QVERIFY2(!text.startsWith("done"), qPrintable(text));
                QVERIFY2(!text.contains('{') && !text.contains('|'), qPrintable(text));
            }
        }
    }
    void cleanup() { language_.set_language("en"); }
};

FORMANT_TEST_IN(QApplication, TestTranslatedMessages)

} // namespace tst_translated_messages

#include "tst_translated_messages.moc"
