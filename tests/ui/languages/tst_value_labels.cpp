#include "engine/session/config/config_form.h"
#include "tests/support/test_registry.h"
#include "ui/languages/value_labels.h"
#include "ui/languages/window_language.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_value_labels {

/// Returns true for names of formats, scales, modes and kinds that are the same in every language.
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

class TestValueLabels : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void a_value_has_a_label_in_the_window_language() {
        language_.set_language("fa");
        QCOMPARE(value_label("false").value_or(""), QString::fromUtf8("خاموش"));
        QCOMPARE(value_text("phonemes"), QString::fromUtf8("واج (\u2068phonemes\u2069)"));
        language_.set_language("en");
        QCOMPARE(value_text("off"), QString("off"));
        QCOMPARE(value_text("false"), QString("off (false)"));
    }
    void numbers_and_names_are_not_translated() {
        QVERIFY(!value_label("0.5"));
        QCOMPARE(value_text("bf16"), QString("bf16"));
    }
    void every_choice_of_a_setting_is_translated() {
        for (const char* code : {"es", "fa", "sv"}) {
            language_.set_language(code);
            for (const FormField& field : form_fields())
                for (const std::string& choice : field.choices)
                    QVERIFY2(is_a_name(choice) || value_label(choice).has_value(),
                             (field.key + ": " + choice).c_str());
        }
    }
    void cleanup() { language_.set_language("en"); }
};

FORMANT_TEST_IN(QApplication, TestValueLabels)

} // namespace tst_value_labels

#include "tst_value_labels.moc"
