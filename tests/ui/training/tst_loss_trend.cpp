#include "tests/support/test_registry.h"
#include "ui/training/loss_trend.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_loss_trend {

using Per = LossTrend::Per;

/// Returns losses of one step per second that change by `per_unit` in each `unit_s`.
MetricSeries losses(double seconds, double per_unit, double unit_s) {
    MetricSeries series;
    for (double at = 1; at <= seconds; ++at)
        series.add(at, at, 3 * std::pow(1 + per_unit, at / unit_s));
    return series;
}

class TestLossTrend : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_long_run_is_measured_per_hour() {
        const auto trend = loss_trend(losses(2 * 3600, -0.021, 3600));
        QVERIFY(trend && trend->per == Per::hour);
        QVERIFY(std::abs(trend->change + 0.021) < 1e-4);
    }
    void a_short_run_is_measured_per_minute() {
        const auto trend = loss_trend(losses(200, 0.1, 60));
        QVERIFY(trend && trend->per == Per::minute);
        QVERIFY(std::abs(trend->change - 0.1) < 2e-3);
    }
    void noise_does_not_hide_it() {
        MetricSeries series;
        for (double at = 1; at <= 4000; ++at)
            series.add(at, at, 2 + 0.5 * std::sin(12.9898 * at));
        const auto trend = loss_trend(series);
        QVERIFY(trend && std::abs(trend->change) < 0.1);
    }
    void too_short_a_run_has_no_trend() {
        QVERIFY(!loss_trend(MetricSeries()));
        QVERIFY(!loss_trend(losses(50, -0.1, 60)));
        MetricSeries slow;
        for (double at = 100; at <= 1000; at += 100)
            slow.add(at, at, 1);
        QVERIFY(!loss_trend(slow)); // too few values in each half
    }
    void a_loss_below_zero_has_no_percentage() {
        MetricSeries series;
        for (double at = 1; at <= 200; ++at)
            series.add(at, at, -1);
        QVERIFY(!loss_trend(series));
    }
};

FORMANT_TEST(TestLossTrend)

} // namespace tst_loss_trend

#include "tst_loss_trend.moc"
