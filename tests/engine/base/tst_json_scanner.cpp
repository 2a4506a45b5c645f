#include "engine/base/json_scanner.h"

#include <QtTest/QtTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace formant;

namespace {

/// What was heard, in one line each.
struct Heard : JsonListener {
    std::vector<std::string> lines;
    void on_number(std::string_view key, double value) override {
        lines.push_back(fmt::format("{}={}", key, value));
    }
    void on_flag(std::string_view key, bool value) override {
        lines.push_back(fmt::format("{}={}", key, value));
    }
    void on_text(std::string_view key, std::string_view value) override {
        lines.push_back(fmt::format("{}='{}'", key, value));
    }
    void on_null(std::string_view key) override { lines.push_back(fmt::format("{}=null", key)); }
    void on_begin(std::string_view key) override { lines.push_back(fmt::format("{}(", key)); }
    void on_end() override { lines.push_back(")"); }
};

std::vector<std::string> heard_in(const std::string& text) {
    Heard heard;
    return scan_json(text, heard) ? heard.lines : std::vector<std::string>{"no JSON"};
}

} // namespace

class TestJsonScanner : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void values_are_heard_in_their_order() {
        const std::vector<std::string> expected = {
            "(",         "step=3", "ok=true", "name='a'", "losses(", "x=-0.5", ")",
            "none=null", "list(",  "=1",      "='b'",     ")",       ")"};
        const std::string text =
            "{\"step\": 3, \"ok\":true,\"name\":\"a\",\"losses\":{\"x\":-5e-1},"
            "\"none\":null,\"list\":[1, \"b\"]}";
        QCOMPARE(heard_in(text), expected);
    }
    void a_quotation_mark_within_a_text_does_not_end_it() {
        const std::vector<std::string> expected = {"(", "text='say \\\"a\\\" \\\\'", "n=1", ")"};
        const std::string text = "{\"text\":\"say \\\"a\\\" \\\\\",\"n\":1}";
        QCOMPARE(heard_in(text), expected);
    }
    void empty_objects_and_lists_are_heard() {
        const std::vector<std::string> expected = {"(", "a(", ")", "b(", ")", ")"};
        QCOMPARE(heard_in(" {\"a\":{},\"b\":[ ]}\r\n"), expected);
    }
    void what_is_no_json_is_told_as_nlohmann_tells_it() {
        const std::vector<std::string> none = {"no JSON"};
        for (const char* text :
             {"",           "{",     "{\"a\"",    "{\"a\":", "{\"a\":1", "{\"a\":1,",
              "{\"a\":1,}", "{a:1}", "{} {}",     "[1,]",    "[1 2]",    "nul",
              "tru",        "nan",   "-inf",      "-",       "\"open",   "\"open\\\"",
              "}",          "[}",    "{\"a\" 1}", "1,"}) {
            QVERIFY2(heard_in(text) == none, text);
            QVERIFY2(!nlohmann::json::accept(text), text);
        }
    }
    void what_lies_too_deep_is_refused() {
        const std::vector<std::string> none = {"no JSON"};
        QCOMPARE(heard_in(std::string(100000, '[')), none);
    }
    void numbers_are_read_to_the_last_bit() {
        for (const double number :
             {0.1 + 0.2, 1e-308, 1.7976931348623157e308, 5e-324, -0.0, 1e22}) {
            struct Number : JsonListener {
                double value = 7;
                void on_number(std::string_view, double read) override { value = read; }
            } read;
            QVERIFY(scan_json(nlohmann::json(number).dump(), read));
            QCOMPARE(read.value, number);
        }
    }
};

QTEST_APPLESS_MAIN(TestJsonScanner)
#include "tst_json_scanner.moc"
