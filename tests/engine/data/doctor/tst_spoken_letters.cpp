#include "engine/data/doctor/spoken_letters.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_spoken_letters {

class TestSpokenLetters : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void letters_of_every_script_count_once() {
        QCOMPARE(spoken_letters("Hello, world!"), 10);
        QCOMPARE(spoken_letters("Привет"), 6);
        QCOMPARE(spoken_letters("سلام دنیا"), 8);
        QCOMPARE(spoken_letters("你好"), 2);
    }
    void vowel_signs_and_punctuation_do_not_count() {
        QCOMPARE(spoken_letters("مُحَمَّد"), 4);
        QCOMPARE(spoken_letters("... — ؟"), 0);
        QCOMPARE(spoken_letters(""), 0);
    }
    void digits_of_every_script_count_as_words() {
        QCOMPARE(spoken_letters("42"), 12);
        QCOMPARE(spoken_letters("۴۲"), 12);
        QCOMPARE(spoken_letters("٤٢"), 12);
    }
};

FORMANT_TEST(TestSpokenLetters)

} // namespace tst_spoken_letters

#include "tst_spoken_letters.moc"
