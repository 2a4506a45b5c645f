#include "engine/data/segments/timed_texts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_timed_texts {

class TestTimedTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void texts_are_joined_as_their_script_writes_them() {
        QCOMPARE(joined_texts("one.", "Two"), std::string("one. Two"));
        QCOMPARE(joined_texts("سلام", "دنیا"), std::string("سلام دنیا"));
        QCOMPARE(joined_texts("你好。", "再见"), std::string("你好。再见"));
        QCOMPARE(joined_texts("สวัสดี", "ครับ"), std::string("สวัสดีครับ"));
        QCOMPARE(joined_texts("你好", "one"), std::string("你好 one"));
        QCOMPARE(joined_texts("", "one"), std::string("one"));
    }
    void white_space_becomes_single_spaces() {
        QCOMPARE(single_spaced(" a\t\n b\u3000c\u00a0"), std::string("a b c"));
        QCOMPARE(single_spaced("می‌روم"),
                 std::string("می‌روم")); // keeps the non-joiner
    }
};

FORMANT_TEST(TestTimedTexts)

} // namespace tst_timed_texts

#include "tst_timed_texts.moc"
