#include "engine/base/message.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_message {

class TestMessage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void named_placeholders_are_filled() {
        const Message text = message(FORMANT_TR("test", "cannot open {file}: {reason}"),
                                     {{"file", "a.wav"}, {"reason", "no such file"}});
        QCOMPARE(to_english(text), std::string("cannot open a.wav: no such file"));
    }
    void a_placeholder_may_occur_twice() {
        QCOMPARE(to_english({"t", "{x} and {x}", {{"x", "1"}}}), std::string("1 and 1"));
    }
    void a_value_that_looks_like_its_own_placeholder_is_not_replaced_again() {
        QCOMPARE(to_english({"t", "{x}", {{"x", "{x}!"}}}), std::string("{x}!"));
    }
    void a_value_that_looks_like_another_placeholder_stays_as_it_is() {
        const Message text = message(FORMANT_TR("test", "cannot open {file}: {reason}"),
                                     {{"file", "{reason}.wav"}, {"reason", "no such file"}});
        QCOMPARE(to_english(text), std::string("cannot open {reason}.wav: no such file"));
    }
    void a_brace_next_to_a_placeholder_stays() {
        QCOMPARE(to_english({"t", "{{x} {", {{"x", "1"}}}), std::string("{1 {"));
    }
    void unknown_placeholders_stay() {
        QCOMPARE(to_english({"t", "{y}", {{"x", "1"}}}), std::string("{y}"));
    }
    void the_plural_form_follows_the_count() {
        const auto counted = [](std::int64_t count) {
            return to_english(message(FORMANT_TR("t", "{count} later file{|s}{ is| are} in {dir}"),
                                      {{"count", std::to_string(count)}, {"dir", "{a|b}"}}, count));
        };
        QCOMPARE(counted(1), std::string("1 later file is in {a|b}"));
        QCOMPARE(counted(0), std::string("0 later files are in {a|b}"));
        QCOMPARE(counted(2), std::string("2 later files are in {a|b}"));
    }
    void a_nested_message_is_translated_too() {
        const Message inner = message(FORMANT_TR("t", "no space on {disk}"), {{"disk", "/data"}});
        const Message outer = message(FORMANT_TR("t", "not saved: {why}"), {{"why", inner}});
        QCOMPARE(to_english(outer), std::string("not saved: no space on /data"));
        const auto shout = [](const Message&) { return std::string("KEIN PLATZ"); };
        QCOMPARE(fill_placeholders(outer.text, outer.args, shout),
                 std::string("not saved: KEIN PLATZ"));
    }
};

FORMANT_TEST(TestMessage)

} // namespace tst_message

#include "tst_message.moc"
