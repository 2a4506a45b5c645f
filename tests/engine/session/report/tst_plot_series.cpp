#include "engine/session/report/plot_series.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace formant;

namespace tst_plot_series {

std::vector<PlotPoint> wave(int count) {
    std::vector<PlotPoint> points;
    for (int i = 0; i < count; ++i)
        points.push_back({static_cast<double>(i), std::sin(i * 0.1)});
    return points;
}

bool has_value(const std::vector<PlotPoint>& points, double y) {
    return std::ranges::find(points, y, &PlotPoint::y) != points.end();
}

class TestPlotSeries : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_short_line_keeps_all_points() {
        QCOMPARE(thinned_points(wave(100), 100).size(), std::size_t{100});
    }
    void a_long_line_has_a_bounded_number_of_points_in_their_order() {
        for (const int count : {101, 102, 1000, 99'999, 100'000}) {
            const auto thinned = thinned_points(wave(count), 100);
            QVERIFY2(thinned.size() <= 100, std::to_string(thinned.size()).c_str());
            QVERIFY(thinned.size() > 30);
            QVERIFY(std::ranges::is_sorted(thinned, {}, &PlotPoint::x));
        }
    }
    void no_peak_is_hidden() {
        auto points = wave(100'000);
        for (const std::size_t at : {1U, 7777U, 50'000U, 99'998U})
            points[at].y = 10.0 + static_cast<double>(at);
        points[12'345].y = -7;
        const auto thinned = thinned_points(points, 100);
        QVERIFY(has_value(thinned, -7));
        for (const std::size_t at : {1U, 7777U, 50'000U, 99'998U})
            QVERIFY(has_value(thinned, 10.0 + static_cast<double>(at)));
    }
    void the_first_and_the_last_point_stay() {
        const auto thinned = thinned_points(wave(5000), 100);
        QCOMPARE(thinned.front().x, 0.0);
        QCOMPARE(thinned.back().x, 4999.0);
    }
    void values_that_are_not_finite_are_removed() {
        const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
        const auto thinned = thinned_points({{1, nan}, {2, 5}, {3, infinity}, {4, 6}});
        QCOMPARE(thinned.size(), std::size_t{2});
        QCOMPARE(thinned[0].x, 2.0);
    }
    void a_moving_average_begins_at_the_first_value_and_follows() {
        const auto averages = moving_average({{1, 4}, {2, 4}, {3, std::nan("")}, {4, 8}}, 0.5);
        QCOMPARE(averages.size(), std::size_t{3});
        QCOMPARE(averages[0].y, 4.0);
        QCOMPARE(averages[1].y, 4.0);
        QVERIFY(averages[2].y > 4 && averages[2].y < 8);
    }
    void only_a_line_of_many_values_has_an_average() {
        QVERIFY(noisy_series("loss", wave(50)).average.empty());
        QVERIFY(!noisy_series("loss", wave(5000)).average.empty());
        QVERIFY(noisy_series("loss", wave(50'000)).average.size() <= max_plot_points);
    }
};

FORMANT_TEST(TestPlotSeries)

} // namespace tst_plot_series

#include "tst_plot_series.moc"
