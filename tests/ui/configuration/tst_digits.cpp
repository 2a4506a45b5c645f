#include "tests/support/test_registry.h"
#include "ui/configuration/digits.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_digits {

class TestDigits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void persian_and_arabic_digits_are_numbers() {
        QCOMPARE(latin_digits(QStringLiteral("۱۲۳۴۵۶۷۸۹۰")), QStringLiteral("1234567890"));
        QCOMPARE(latin_digits(QStringLiteral("٠٫٥")), QStringLiteral("0.5"));
        QCOMPARE(latin_digits(QStringLiteral("0.۹۸")), QStringLiteral("0.98"));
    }
    void a_decimal_comma_is_a_decimal_dot() {
        for (const auto& [typed, number] :
             std::vector<std::pair<QString, QString>>{{"0,0005", "0.0005"},
                                                      {"0,001", "0.001"},
                                                      {"-1,5", "-1.5"},
                                                      {",5", ".5"},
                                                      {"2,5e-4", "2.5e-4"},
                                                      {"0.0005", "0.0005"},
                                                      {QStringLiteral("۰,۵"), "0.5"}})
            QCOMPARE(with_decimal_dot(typed), number);
    }
    void a_comma_that_may_separate_thousands_stays_so_that_it_is_rejected() {
        for (const QString typed : {"1,000", "22,050", "1,000,000", "1,000.5", "0,9, 0,99"})
            QCOMPARE(with_decimal_dot(typed), typed);
    }
    void everything_else_stays_so_that_it_can_be_rejected() {
        QCOMPARE(latin_digits(QStringLiteral("1,5 x")), QStringLiteral("1,5 x"));
    }
};

FORMANT_TEST(TestDigits)

} // namespace tst_digits

#include "tst_digits.moc"
