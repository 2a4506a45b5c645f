#include "ui/configuration/digits.h"

#include <QtTest/QtTest>

using namespace formant;

class TestDigits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void persian_and_arabic_digits_are_numbers() {
        QCOMPARE(latin_digits(QStringLiteral("۱۲۳۴۵۶۷۸۹۰")), QStringLiteral("1234567890"));
        QCOMPARE(latin_digits(QStringLiteral("٠٫٥")), QStringLiteral("0.5"));
        QCOMPARE(latin_digits(QStringLiteral("0.۹۸")), QStringLiteral("0.98"));
    }
    void all_else_stays_so_that_it_can_be_refused() {
        QCOMPARE(latin_digits(QStringLiteral("1,5 x")), QStringLiteral("1,5 x"));
    }
};

QTEST_APPLESS_MAIN(TestDigits)
#include "tst_digits.moc"
