#include "engine/base/text/json_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_json_text {

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
}

class TestJsonText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void json_is_parsed_and_other_texts_are_discarded() {
        QCOMPARE(parse_json(R"({"a": [1, {"b": "c"}]})").dump(),
                 std::string(R"({"a":[1,{"b":"c"}]})"));
        for (const char* text : {"", "{", "[1,]", "nothing", "\xff"})
            QVERIFY(parse_json(text).is_discarded());
        QCOMPARE(parse_ordered_json(R"({"z": 1, "a": 2})").dump(), std::string(R"({"z":1,"a":2})"));
    }
    void a_value_that_is_nested_too_deeply_is_discarded_whatever_its_depth() {
        QVERIFY(parse_json(nested(max_json_depth)).is_array());
        for (const int depth : {max_json_depth + 1, 10'000, 1'000'000}) {
            QVERIFY(parse_json(nested(depth)).is_discarded());
            QVERIFY(parse_json(R"({"a":)" + nested(depth) + "}").is_discarded());
            QVERIFY(parse_ordered_json(nested(depth)).is_discarded());
        }
    }
    void brackets_in_texts_do_not_nest() {
        const std::string brackets(1000, '[');
        QCOMPARE(parse_json("[\"" + brackets + "\"]")[0].get<std::string>(), brackets);
        QCOMPARE(parse_json("[\"\\\\\"]")[0].get<std::string>(), std::string("\\"));
        QCOMPARE(parse_json("{\"\\\"[\": 1}").size(), std::size_t{1});
    }
    void many_values_take_linear_time() {
        std::string text = "[{}";
        for (int i = 0; i < 1'000'000; ++i)
            text += ",{}";
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(parse_json(text + "]").size(), std::size_t{1'000'001});
        QVERIFY(timer.elapsed() < 20'000);
    }
    void the_reason_is_given() {
        QVERIFY(json_fault(nested(1000)).find("nested deeper than 64") != std::string::npos);
        QVERIFY(json_fault("{").find("parse error") != std::string::npos);
    }
    void a_number_that_is_too_large_is_a_fault() {
        QVERIFY(parse_json("[1e999]").is_discarded());
        QVERIFY(json_fault("[1e999]").find("number overflow") != std::string::npos);
    }
};

FORMANT_TEST(TestJsonText)

} // namespace tst_json_text

#include "tst_json_text.moc"
