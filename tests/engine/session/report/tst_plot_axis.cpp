#include "engine/session/report/plot_axis.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_plot_axis {

std::vector<std::string> labels_of(const PlotAxis& axis) {
    std::vector<std::string> labels;
    for (const double tick : axis.ticks)
        labels.push_back(tick_text(tick));
    return labels;
}

using Labels = std::vector<std::string>;

class TestPlotAxis : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ticks_are_round_numbers_around_the_values() {
        QCOMPARE(labels_of(value_axis(0.13, 0.87)), (Labels{"0", "0.2", "0.4", "0.6", "0.8", "1"}));
        QCOMPARE(labels_of(value_axis(-3, 12)), (Labels{"-5", "0", "5", "10", "15"}));
    }
    void the_ends_of_a_value_axis_are_ticks() {
        for (const auto& [low, high] :
             {std::pair{0.5, 0.9}, {1e-5, 2e-4}, {-7.0, 1e6}, {123.4, 123.5}}) {
            const PlotAxis axis = value_axis(low, high);
            QVERIFY(axis.low <= low && axis.high >= high);
            QVERIFY(std::abs(axis.ticks.front() - axis.low) <= 1e-9 * std::abs(high));
            QVERIFY(std::abs(axis.ticks.back() - axis.high) <= 1e-9 * std::abs(high));
            QVERIFY(axis.ticks.size() >= 2 && axis.ticks.size() <= 8);
        }
    }
    void a_single_value_has_an_axis_around_it() {
        for (const double value : {0.0, 5.0, -3e-5}) {
            const PlotAxis axis = value_axis(value, value);
            QVERIFY(axis.low < value && axis.high > value);
            QVERIFY(std::isfinite(axis.position(value)));
        }
    }
    void values_that_a_double_can_hardly_tell_apart_have_few_ticks() {
        const double steps = 9007199254740992; // 2^53
        for (const auto& [low, high] : {std::pair{1.0, 1.0000000000000002},
                                        {2e-4, 2.0000000000000004e-4},
                                        {1e16, 1e16 + 2},
                                        {-5.000000000000001, -5.0},
                                        {steps, steps + 4},
                                        {4 * steps, 512 * steps},
                                        {-1.7e308, 1.7e308},
                                        {5e-324, 1.7e308},
                                        {0.0, 5e-324}})
            for (const PlotAxis& axis :
                 {value_axis(low, high), wide_value_axis(low, high), step_axis(low, high)}) {
                QVERIFY(axis.ticks.size() <= 30);
                QVERIFY(axis.low < axis.high);
                for (const double value : {low, high, axis.low, axis.high})
                    QVERIFY2(std::isfinite(axis.position(value)),
                             qPrintable(QString::number(value)));
            }
    }
    void only_positive_values_of_several_magnitudes_are_logarithmic() {
        QVERIFY(wide_value_axis(0.01, 20).is_logarithmic);
        QVERIFY(!wide_value_axis(1, 20).is_logarithmic);
        QVERIFY(!wide_value_axis(0, 20).is_logarithmic);
        QVERIFY(!wide_value_axis(-1, 2000).is_logarithmic);
    }
    void a_logarithmic_axis_has_decades() {
        const PlotAxis axis = wide_value_axis(0.02, 700);
        QCOMPARE(labels_of(axis), (Labels{"0.01", "0.1", "1", "10", "100", "1000"}));
        QCOMPARE(axis.position(0.01), 0.0);
        QCOMPARE(axis.position(1000), 1.0);
        QVERIFY(wide_value_axis(1e-30, 1e30).ticks.size() <= 8);
    }
    void steps_begin_and_end_where_the_run_does() {
        const PlotAxis axis = step_axis(1, 300);
        QCOMPARE(axis.low, 1.0);
        QCOMPARE(axis.high, 300.0);
        QCOMPARE(labels_of(axis), (Labels{"50", "100", "150", "200", "250", "300"}));
        for (const double tick : step_axis(1, 4).ticks)
            QCOMPARE(tick, std::round(tick));
    }
    void labels_are_short() {
        QCOMPARE(tick_text(20'000), std::string("20k"));
        QCOMPARE(tick_text(1'500'000), std::string("1.5M"));
        QCOMPARE(tick_text(0.00002), std::string("2e-5"));
        QCOMPARE(tick_text(-0.25), std::string("-0.25"));
        QCOMPARE(tick_text(3e12), std::string("3e+12"));
    }
};

FORMANT_TEST(TestPlotAxis)

} // namespace tst_plot_axis

#include "tst_plot_axis.moc"
