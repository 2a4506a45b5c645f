#include "engine/data/writing_script.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_writing_script {

class TestWritingScript : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_script_of_a_text_is_detected() {
        QCOMPARE(script_of("twenty-one, señor"), std::string("Latn"));
        QCOMPARE(script_of("بیست و یک"), std::string("Arab"));
        QCOMPARE(script_of("двадцать"), std::string("Cyrl"));
    }
    void the_script_with_the_most_letters_wins() {
        QCOMPARE(script_of("USB: یک حافظه‌ی کوچک"), std::string("Arab"));
    }
    void a_text_without_letters_has_no_script() {
        QCOMPARE(script_of("21, 22!"), std::string());
        QCOMPARE(script_of(""), std::string());
    }
};

FORMANT_TEST(TestWritingScript)

} // namespace tst_writing_script

#include "tst_writing_script.moc"
