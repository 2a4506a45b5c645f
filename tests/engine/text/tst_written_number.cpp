#include "engine/text/written_number.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <optional>

using namespace formant;

namespace tst_written_number {

constexpr NumberMarks english{'.', ','}, german{',', '.'}, swedish{',', 0xA0};
constexpr NumberMarks arabic{0x066B, 0x066C};

/// Returns the first number as "-1234.5", or "none".
std::string first(const std::string& text, const NumberMarks& marks) {
    const auto number = find_number(icu::UnicodeString::fromUTF8(text), 0, marks);
    if (!number)
        return "none";
    std::string written = number->negative ? "-" : "";
    number->whole.toUTF8String(written);
    if (!number->fraction.isEmpty())
        number->fraction.toUTF8String(written += '.');
    return written;
}

class TestWrittenNumber : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_number_is_found_with_its_place() {
        const icu::UnicodeString text = u"from -12 to 7";
        const auto one = find_number(text, 0, english);
        QVERIFY(one && one->begin == 5 && one->end == 8 && one->negative);
        const auto two = find_number(text, one->end, english);
        QVERIFY(two && two->begin == 12 && two->end == 13 && !two->negative);
        QVERIFY(!find_number(text, two->end, english));
    }
    void thousands_separators_are_removed() {
        QCOMPARE(first("1,234,567 of them", english), std::string("1234567"));
        QCOMPARE(first("1.234.567", german), std::string("1234567"));
        QCOMPARE(first("1\u00a0234", swedish), std::string("1234"));
        QCOMPARE(first("1\u202f234", swedish), std::string("1234"));
        QCOMPARE(first("10 000 kronor", swedish), std::string("10000"));
        QCOMPARE(first("1٬234", arabic), std::string("1234"));
        QCOMPARE(first("1,234", arabic), std::string("1234"));
    }
    void a_list_is_not_one_number() {
        QCOMPARE(first("5, 300", english), std::string("5"));
        QCOMPARE(first("1,23", english), std::string("1"));
        QCOMPARE(first("1,2345", english), std::string("1"));
        QCOMPARE(first("1999,300", english), std::string("1999"));
        QCOMPARE(first("10 000", english), std::string("10"));
        QCOMPARE(first("0 500", swedish), std::string("0"));
        QCOMPARE(first("7\n300", swedish), std::string("7"));
    }
    void fractions_follow_the_mark_of_the_language() {
        QCOMPARE(first("3.14", english), std::string("3.14"));
        QCOMPARE(first("3,14", german), std::string("3.14"));
        QCOMPARE(first("1.234,5", german), std::string("1234.5"));
        QCOMPARE(first("3٫14", arabic), std::string("3.14"));
        QCOMPARE(first("3.14", arabic), std::string("3.14"));
    }
    void a_period_a_version_and_an_address_are_not_fractions() {
        QCOMPARE(first("I have 5.", english), std::string("5"));
        QCOMPARE(first("1.2.3", english), std::string("1"));
        const icu::UnicodeString version = u"1.2.3";
        for (const std::int32_t from : {0, 1, 3})
            QVERIFY(find_number(version, from, english)->fraction.isEmpty());
    }
    void a_minus_stands_after_a_space() {
        QCOMPARE(first("-5", english), std::string("-5"));
        QCOMPARE(first("it is \u22125.5 now", english), std::string("-5.5"));
        QCOMPARE(first("covid-19", english), std::string("19"));
        QCOMPARE(first("- 5", english), std::string("5"));
    }
    void a_text_without_digits_has_no_number() {
        QCOMPARE(first("no number", english), std::string("none"));
        QCOMPARE(first("", english), std::string("none"));
    }
};

FORMANT_TEST(TestWrittenNumber)

} // namespace tst_written_number

#include "tst_written_number.moc"
