#include "tests/support/test_registry.h"
#include "ui/plots/metric_series.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace formant;

namespace tst_metric_series {

MetricSeries series_of(const std::vector<double>& values, double weight_of_past) {
    MetricSeries series;
    series.set_smoothing(weight_of_past);
    for (const double value : values)
        series.add(static_cast<double>(series.points().size() + 1), 0, value);
    return series;
}

bool is_near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

class TestMetricSeries : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_average_is_the_weighted_mean_of_all_so_far() {
        const auto points = series_of({4, 1, 7}, 0.5).points();
        QVERIFY(is_near(points[0].smoothed, 4)); // not drawn towards 0
        QVERIFY(is_near(points[1].smoothed, (0.5 * 4 + 1) / 1.5));
        QVERIFY(is_near(points[2].smoothed, (0.25 * 4 + 0.5 * 1 + 7) / 1.75));
    }
    void without_smoothing_the_values_are_what_they_are() {
        const auto points = series_of({4, 1, 7}, 0).points();
        for (const MetricPoint& point : points)
            QVERIFY(is_near(point.smoothed, point.value));
    }
    void changing_the_smoothing_applies_to_earlier_points() {
        auto changed = series_of({4, 1, 7, 2}, 0.95);
        const auto before = changed.generation();
        changed.set_smoothing(0.5);
        QVERIFY(changed.generation() != before);
        const auto wanted = series_of({4, 1, 7, 2}, 0.5);
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(is_near(changed.points()[i].smoothed, wanted.points()[i].smoothed));
    }
    void values_that_are_not_finite_are_ignored() {
        const auto series =
            series_of({1, std::numeric_limits<double>::quiet_NaN(), INFINITY, 2}, 0.5);
        QCOMPARE(series.points().size(), std::size_t{2});
    }
    void it_stays_below_its_capacity_and_keeps_the_spikes() {
        MetricSeries series(1000);
        for (int step = 1; step <= 200'000; ++step) {
            series.add(step, step, step == 77'777 ? 50 : step == 150'001 ? -50 : 1);
            QVERIFY(series.points().size() <= 1000);
        }
        const auto [lowest, highest] = std::minmax_element(
            series.points().begin(), series.points().end(),
            [](const MetricPoint& a, const MetricPoint& b) { return a.value < b.value; });
        QCOMPARE(highest->step, 77'777.0);
        QCOMPARE(lowest->step, 150'001.0);
        QVERIFY(series.points().size() > 400); // as fine as its memory allows
    }
    void points_keep_their_order() {
        MetricSeries series(100);
        for (int step = 1; step <= 5000; ++step)
            series.add(step, 2.0 * step, std::sin(step));
        const auto& points = series.points();
        QVERIFY(std::is_sorted(points.begin(), points.end(),
                               [](const auto& a, const auto& b) { return a.step < b.step; }));
        QCOMPARE(points.front().step, 1.0);
        QCOMPARE(points.back().step, 5000.0);
    }
    void a_decimated_series_is_smoothed_like_the_full_one() {
        MetricSeries thinned(64), whole;
        for (int step = 1; step <= 2000; ++step) {
            thinned.add(step, 0, 10.0 / step);
            whole.add(step, 0, 10.0 / step);
        }
        QVERIFY(is_near(thinned.points().back().smoothed, whole.points().back().smoothed));
    }
    void a_rollback_drops_later_points() {
        auto series = series_of({4, 1, 7, 2}, 0.5);
        series.drop_after(2);
        series.add(3, 0, 9);
        const auto wanted = series_of({4, 1, 9}, 0.5);
        QCOMPARE(series.points().size(), std::size_t{3});
        QVERIFY(is_near(series.points().back().smoothed, wanted.points().back().smoothed));
    }
};

FORMANT_TEST(TestMetricSeries)

} // namespace tst_metric_series

#include "tst_metric_series.moc"
