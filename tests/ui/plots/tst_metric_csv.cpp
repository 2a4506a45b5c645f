#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/plots/metric_csv.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_metric_csv {

class TestMetricCsv : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_point_is_a_line_below_a_header() {
        RunMetrics metrics;
        metrics.add(test::synthetic_step(1));
        metrics.add(test::synthetic_step(2));
        const auto lines = csv_of(metrics, {Quantity::learning_rate}).trimmed().split('\n');
        QCOMPARE(lines.size(), qsizetype{3});
        QCOMPARE(lines[0], QByteArray("quantity,curve,step,training_time_s,value,smoothed"));
        QVERIFY(lines[1].startsWith("learning_rate,\"\",1,0.25,"));
    }
    void numbers_round_trip_exactly_in_every_language() {
        QLocale::setDefault(QLocale(QLocale::Persian));
        RunMetrics metrics;
        StepReport report = test::synthetic_step(1);
        report.learning_rate = 0.1 + 0.2;
        metrics.add(report);
        const auto line = csv_of(metrics, {Quantity::learning_rate}).trimmed().split('\n')[1];
        QVERIFY(line.split(',')[4].toDouble() == 0.1 + 0.2);
        QLocale::setDefault(QLocale::c());
    }
    void names_with_special_characters_are_quoted() {
        RunMetrics metrics;
        StepReport report = test::synthetic_step(1);
        report.losses = {{"a,\"b\"", 1}};
        metrics.add(report);
        QVERIFY(csv_of(metrics, {Quantity::loss}).contains("loss,\"a,\"\"b\"\"\",1,"));
    }
};

FORMANT_TEST(TestMetricCsv)

} // namespace tst_metric_csv

#include "tst_metric_csv.moc"
