#include "engine/session/config/config_form.h"
#include "tests/support/test_registry.h"
#include "ui/languages/value_words.h"
#include "ui/languages/window_language.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace {

/// Names of formats, scales, modes and kinds, which are called so in every language.
bool is_a_name(const std::string& value) {
    static const std::set<std::string> names = {"slaney",
                                                "htk",
                                                "unet",
                                                "float32",
                                                "bf16",
                                                "fp16",
                                                "reduce-overhead",
                                                "max-autotune",
                                                "eager",
                                                "festvox",
                                                "jsonl",
                                                "csv",
                                                "ljspeech",
                                                "1",
                                                "2"};
    return names.contains(value);
}

} // namespace

class TestValueWords : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void a_value_is_said_in_the_language_of_the_window() {
        language_.speak("fa");
        QCOMPARE(value_words("false").value_or(""), QString::fromUtf8("خاموش"));
        QCOMPARE(value_text("phonemes"), QString::fromUtf8("واج (\u2068phonemes\u2069)"));
        language_.speak("en");
        QCOMPARE(value_text("off"), QString("off"));
        QCOMPARE(value_text("false"), QString("off (false)"));
    }
    void numbers_and_names_stay_as_they_are() {
        QVERIFY(!value_words("0.5"));
        QCOMPARE(value_text("bf16"), QString("bf16"));
    }
    void no_choice_of_a_setting_is_left_in_english() {
        for (const char* code : {"es", "fa", "sv"}) {
            language_.speak(code);
            for (const FormField& field : form_fields())
                for (const std::string& choice : field.choices)
                    QVERIFY2(is_a_name(choice) || value_words(choice).has_value(),
                             (field.key + ": " + choice).c_str());
        }
    }
    void cleanup() { language_.speak("en"); }
};

FORMANT_TEST_IN(QApplication, TestValueWords)
#include "tst_value_words.moc"
