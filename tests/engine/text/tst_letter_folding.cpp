#include "engine/base/atomic_file.h"
#include "engine/text/letter_folding.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_letter_folding {

QStringList lines_of(const std::string& text) {
    return QString::fromStdString(text).split('\n');
}

class TestLetterFolding : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_letter_is_folded_as_python_folds_it_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en-us", "fa", "ur", "ar"})
            QTest::newRow(language) << language;
    }
    void every_letter_is_folded_as_python_folds_it() {
        QFETCH(const QString, language);
        const test::TemporaryFolder folder;
        const auto made = test::run_python(
            "engine/text/fold_letters.py",
            {language.toStdString(), (folder / "given").string(), (folder / "expected").string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const std::string given = *read_file(folder / "given");
        const QStringList folded = lines_of(fold_letters(given, language.toStdString()));
        const QStringList expected = lines_of(*read_file(folder / "expected"));
        QVERIFY(expected.size() > 90000);
        QCOMPARE(folded, expected);
    }
    void arabic_letters_in_a_persian_text_become_persian() {
        QCOMPARE(fold_letters("كتاب علي", "fa"), std::string("کتاب علی"));
        QCOMPARE(fold_letters("موسى", "fa"), std::string("موسی"));
        QCOMPARE(fold_letters("کتاب علی", "ar"), std::string("كتاب علي"));
        QCOMPARE(fold_letters("كتاب", "en-us"), std::string("كتاب"));
    }
    void the_zero_width_non_joiner_stays_and_the_tatweel_is_removed() {
        const std::string parted = "می\u200cروم";
        QCOMPARE(fold_letters(parted, "fa"), parted);
        QCOMPARE(fold_letters("سـلـام", "fa"), std::string("سلام"));
        QCOMPARE(fold_letters("سـلـام", "ar"), std::string("سلام"));
    }
    void digits_of_every_script_are_accepted() {
        QCOMPARE(fold_letters("۰۱۲۳۴۵۶۷۸۹", "fa"), std::string("0123456789"));
        QCOMPARE(fold_letters("٠١٢٣٤٥٦٧٨٩", "ar"), std::string("0123456789"));
        QCOMPARE(fold_letters("०१२३४५६७८९", "hi"), std::string("0123456789"));
    }
    void letters_are_composed_and_invisible_marks_removed() {
        QCOMPARE(fold_letters("cafe\u0301", "fr-fr"), std::string("caf\u00e9"));
        QCOMPARE(fold_letters("\ufeffsoft\u00adly\u200f", "en-us"), std::string("softly"));
    }
    void the_variants_of_the_apostrophe_are_one_within_words() {
        for (const char* variant :
             {"\u2019", "\u02bc", "\u2018", "\u02b9", "\u02c8", "\u2032", "\u00b4", "`", "\uff07"})
            QCOMPARE(fold_letters(std::string("п") + variant + "ять", "uk"), std::string("п'ять"));
        QCOMPARE(fold_letters("\u2018a\u2019 5\u2032", "en-us"),
                 std::string("\u2018a\u2019 5\u2032"));
        QCOMPARE(fold_letters("Hawai\u02bbi", "haw"), std::string("Hawai\u02bbi"));
    }
    void full_width_letters_are_those_of_ascii() {
        QCOMPARE(fold_letters("\uff28\uff45\uff4c\uff4c\uff4f １", "ja"), std::string("Hello 1"));
    }
    void a_plain_text_stays_as_it_is() {
        const std::string text = "Seven, \"twenty\" – it's 3.14 ½ ²!\n";
        QCOMPARE(fold_letters(text, "en-us"), text);
        QCOMPARE(fold_letters("", "fa"), std::string());
    }
};

FORMANT_TEST(TestLetterFolding)

} // namespace tst_letter_folding

#include "tst_letter_folding.moc"
