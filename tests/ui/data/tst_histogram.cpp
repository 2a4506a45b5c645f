#include "tests/support/test_registry.h"
#include "ui/data/histogram.h"
#include "ui/data/histogram_plot.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace formant;

namespace tst_histogram {

class TestHistogram : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_value_is_counted_once() {
        const Histogram histogram = histogram_of({0, 1, 2, 3, 4}, 4);
        const std::vector<double> expected = {1, 1, 1, 2}; // the greatest belongs to the last
        QCOMPARE(histogram.counts, expected);
        QCOMPARE(histogram.first, 0.0);
        QCOMPARE(histogram.width, 1.0);
    }
    void equal_values_are_one_bar_around_them() {
        const Histogram histogram = histogram_of({3, 3}, 10);
        QCOMPARE(histogram.counts, std::vector<double>{2});
        QVERIFY(histogram.first < 3 && histogram.first + histogram.width > 3);
    }
    void no_values_are_no_bars() {
        QVERIFY(histogram_of({}, 10).counts.empty());
        QVERIFY(histogram_of({std::numeric_limits<double>::quiet_NaN()}, 10).counts.empty());
    }
    void clips_are_counted_in_whole_numbers() {
        HistogramPlot plot;
        for (const std::size_t clips : {1, 2, 9, 12}) {
            plot.show_values(std::vector<double>(clips, 3.0));
            QVector<double> ticks;
            plot.yAxis->ticker()->generate(plot.yAxis->range(), QLocale::c(), 'g', 6, ticks,
                                           nullptr, nullptr);
            QVERIFY(ticks.size() >= 2);
            for (const double tick : ticks)
                QCOMPARE(tick, std::round(tick));
        }
    }
    void the_first_and_the_last_bar_are_shown_in_full() {
        HistogramPlot plot;
        const std::vector<double> values = {27, 27, 28};
        plot.show_values(values);
        const Histogram bars = histogram_of(values, 30);
        const auto count = static_cast<double>(bars.counts.size());
        QVERIFY(plot.xAxis->range().lower <= bars.first);
        QVERIFY(plot.xAxis->range().upper >= bars.first + count * bars.width);
    }
};

FORMANT_TEST_IN(QApplication, TestHistogram)

} // namespace tst_histogram

#include "tst_histogram.moc"
