#include "engine/base/text/time_text.h"
#include "tests/support/test_registry.h"

#include <QtCore/QDateTime>
#include <QtTest/QtTest>

#include <limits>

using namespace formant;

namespace tst_time_text {

class TestTimeText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void times_of_every_length_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0:00";
        QTest::newRow("seconds") << 6.2 << "0:07";
        QTest::newRow("a minute, nearly") << 59.5 << "1:00";
        QTest::newRow("minutes") << 754.0 << "12:34";
        QTest::newRow("an hour, nearly") << 3599.5 << "1:00:00";
        QTest::newRow("hours") << 3723.0 << "1:02:03";
        QTest::newRow("days") << 180000.0 << "50:00:00";
        QTest::newRow("not known") << std::numeric_limits<double>::infinity() << "0:00";
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << "0:00";
    }
    void times_of_every_length() {
        QFETCH(const double, seconds);
        QFETCH(const QString, text);
        QCOMPARE(QString::fromStdString(to_english(time_text(seconds))), text);
    }
    void within_a_sentence_each_number_has_its_unit_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0 s";
        QTest::newRow("a moment") << 0.007 << "less than a second";
        QTest::newRow("a second") << 1.0 << "1 s";
        QTest::newRow("seconds") << 6.2 << "7 s";
        QTest::newRow("a minute, nearly") << 59.5 << "1 min 0 s";
        QTest::newRow("minutes") << 754.0 << "12 min 34 s";
        QTest::newRow("an hour, nearly") << 3599.5 << "1 h 0 min";
        QTest::newRow("hours") << 3723.0 << "1 h 3 min";
        QTest::newRow("days") << 180000.0 << "50 h 0 min";
        QTest::newRow("not known") << std::numeric_limits<double>::infinity() << "0 s";
    }
    void within_a_sentence_each_number_has_its_unit() {
        QFETCH(const double, seconds);
        QFETCH(const QString, text);
        QCOMPARE(QString::fromStdString(to_english(duration_text(seconds))), text);
    }
    void a_short_time_is_never_shown_as_none() {
        QCOMPARE(seconds_text(0.0033), std::string("0.0033"));
        QCOMPARE(seconds_text(0.534), std::string("0.53"));
        QCOMPARE(seconds_text(12.344), std::string("12.34"));
    }
    void the_current_time_is_in_utc() {
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const QDateTime text =
            QDateTime::fromString(QString::fromStdString(time_now_text()), Qt::ISODate);
        QVERIFY(text.isValid());
        QCOMPARE(text.timeSpec(), Qt::UTC);
        QVERIFY(std::abs(before.secsTo(text)) <= 2);
    }
};

FORMANT_TEST(TestTimeText)

} // namespace tst_time_text

#include "tst_time_text.moc"
