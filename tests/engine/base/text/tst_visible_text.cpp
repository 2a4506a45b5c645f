#include "engine/base/message.h"
#include "engine/base/text/visible_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_visible_text {

class TestVisibleText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_a_terminal_would_execute_is_written_out() {
        QCOMPARE(visible_text("\x1b]0;owned\x07\x1b[2J"),
                 std::string(R"(\x1b]0;owned\x07\x1b[2J)"));
        QCOMPARE(visible_text("a\nFORGED: done\r\tb\x7f"),
                 std::string(R"(a\nFORGED: done\r\tb\x7f)"));
        QCOMPARE(visible_text("\u009b31m"), std::string(R"(\u009b31m)")); // a one-letter escape
        QCOMPARE(visible_text(std::string_view("a\0b", 3)), std::string(R"(a\x00b)"));
    }
    void marks_that_reverse_the_text_are_written_out() {
        QCOMPARE(visible_text("evil\u202egpj.exe\u2028"),
                 std::string(R"(evil\u202egpj.exe\u2028)"));
    }
    void bytes_that_are_no_letters_are_written_out() {
        QCOMPARE(visible_text("caf\xe9.wav"), std::string(R"(caf\xe9.wav)"));
        QCOMPARE(visible_text("\xed\xa0\x80"), std::string(R"(\xed\xa0\x80)")); // half a pair
    }
    void letters_of_every_script_stay() {
        const std::string text = "ünï \\n سلام\u200cدنیا \u2067نام\u2069 한국어 😀";
        QCOMPARE(visible_text(text), text);
    }
    void a_text_that_is_visible_already_stays() {
        const std::string once = visible_text("\x1b[31m\n");
        QCOMPARE(visible_text(once), once);
    }
    void the_arguments_of_a_message_are_visible_and_its_own_text_stays() {
        const Message inner{"t", "line\n{name}", {{"name", "\x1b[2J"}}};
        QCOMPARE(to_english({"t", "{what}!", {{"what", inner}}}), std::string("line\n\\x1b[2J!"));
    }
};

FORMANT_TEST(TestVisibleText)

} // namespace tst_visible_text

#include "tst_visible_text.moc"
