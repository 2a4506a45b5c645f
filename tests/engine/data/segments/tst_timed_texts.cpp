#include "engine/data/segments/timed_texts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_timed_texts {

std::string joined(std::string text, const std::string& next) {
    append_text(text, next);
    return text;
}

class TestTimedTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void texts_are_joined_as_their_script_writes_them() {
        QCOMPARE(joined("one.", "Two"), std::string("one. Two"));
        QCOMPARE(joined("سلام", "دنیا"), std::string("سلام دنیا"));
        QCOMPARE(joined("你好。", "再见"), std::string("你好。再见"));
        QCOMPARE(joined("สวัสดี", "ครับ"), std::string("สวัสดีครับ"));
        QCOMPARE(joined("你好", "one"), std::string("你好 one"));
        QCOMPARE(joined("", "one"), std::string("one"));
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
