#include "engine/base/message_json.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_message_json {

class TestMessageJson : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_parsed_message_equals_the_serialized_one() {
        const Message why =
            message(FORMANT_TR("t", "{count} {clip|clips} of {file} missing: {reason}"),
                    {{"count", "2"},
                     {"file", "röst \"a\".csv"},
                     {"reason", message(FORMANT_TR("u", "no {thing}"), {{"thing", "disk"}})}},
                    2);
        const auto kept = message_from_json(message_to_json(why));
        QVERIFY(kept.has_value());
        QCOMPARE(to_english(*kept), to_english(why));
        QCOMPARE(to_english(*kept), std::string("2 clips of röst \"a\".csv missing: no disk"));
    }
    void a_parsed_message_can_still_be_translated() {
        const Message why = message(FORMANT_TR("t", "no {thing}"), {{"thing", "disk"}});
        const auto kept = message_from_json(message_to_json(why));
        QCOMPARE(kept->context, std::string("t"));
        QCOMPARE(kept->text, std::string("no {thing}"));
        QCOMPARE(kept->count, std::int64_t{-1});
    }
    void invalid_json_gives_no_message() {
        for (const char* json : {"", "[]", "{}", "{\"text\": 3}", "\"no disk\""})
            QVERIFY2(!message_from_json(json), json);
    }
};

FORMANT_TEST(TestMessageJson)

} // namespace tst_message_json

#include "tst_message_json.moc"
