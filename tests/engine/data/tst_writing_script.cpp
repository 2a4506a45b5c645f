#include "engine/data/writing_script.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

class TestWritingScript : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_tells_its_script() {
        QCOMPARE(script_of("twenty-one, señor"), std::string("Latn"));
        QCOMPARE(script_of("بیست و یک"), std::string("Arab"));
        QCOMPARE(script_of("двадцать"), std::string("Cyrl"));
    }
    void most_letters_decide() {
        QCOMPARE(script_of("USB: یک حافظه‌ی کوچک"), std::string("Arab"));
    }
    void without_a_letter_there_is_none() {
        QCOMPARE(script_of("21, 22!"), std::string());
        QCOMPARE(script_of(""), std::string());
    }
};

FORMANT_TEST(TestWritingScript)
#include "tst_writing_script.moc"
