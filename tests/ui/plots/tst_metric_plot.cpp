#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/palette.h"
#include "ui/plots/metric_plot.h"
#include "ui/plots/plot_markers.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_metric_plot {

struct LossPlot {
    explicit LossPlot(std::int64_t steps = 400) {
        for (const TrainEvent& event : test::synthetic_run(1, steps))
            metrics.add(event);
        plot.show_run(&metrics);
        plot.resize(800, 400);
        plot.show();
    }

    RunMetrics metrics;
    MetricPlot plot{{Quantity::loss, Quantity::validation}};
};

QPoint middle_of(const MetricPlot& plot) {
    return plot.axisRect()->center();
}

class TestMetricPlot : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_series_is_a_curve() {
        LossPlot shown;
        QCOMPARE(shown.plot.curve_count(), 5); // total, three terms, validation
        shown.metrics.add(Advice{250, "loss-explosion", {}});
        shown.plot.refresh();
        test::keep_screenshot(shown.plot, "metric_plot");
    }
    void curves_also_differ_in_line_style() {
        LossPlot shown;
        std::set<int> styles;
        for (int i = 1; i < 8; i += 2) // the smoothed of the four losses
            styles.insert(static_cast<int>(shown.plot.graph(i)->pen().style()));
        QCOMPARE(styles.size(), std::size_t{4});
    }
    void the_legend_covers_neither_curves_nor_markers() {
        LossPlot shown;
        for (const int width : {900, 420}) {
            shown.plot.resize(width, 400);
            shown.plot.refresh();
            shown.plot.replot();
            QVERIFY(shown.plot.legend->visible());
            const QRect legend = shown.plot.legend->outerRect();
            QVERIFY(!legend.intersects(shown.plot.axisRect()->rect()));
            QVERIFY(shown.plot.rect().contains(legend));
        }
        test::keep_screenshot(shown.plot, "metric_plot_narrow");
    }
    void tick_labels_of_a_low_plot_do_not_overlap() {
        RunMetrics metrics;
        for (int number = 1; number <= 40; ++number) {
            StepReport step = test::synthetic_step(number);
            step.grad_norms = {{"discriminator", 2}, {"generator", 40.0 * number}};
            metrics.add(step);
        }
        MetricPlot plot({Quantity::gradient_norm});
        plot.show_run(&metrics);
        plot.show();
        for (const int lines : {10, 14, 24}) {
            plot.resize(640, lines * plot.fontMetrics().height());
            plot.replot();
            const QVector<double> ticks = plot.yAxis->tickVector();
            QVERIFY(ticks.size() > 1);
            for (qsizetype i = 1; i < ticks.size(); ++i) {
                const double apart =
                    plot.yAxis->coordToPixel(ticks[i - 1]) - plot.yAxis->coordToPixel(ticks[i]);
                QVERIFY2(apart >= 0.8 * plot.fontMetrics().height(),
                         qPrintable(QString("%1 lines: %2 px").arg(lines).arg(apart)));
            }
        }
        test::keep_screenshot(plot, "metric_plot_gradient_norms");
    }
    void marker_signs_overlap_neither_each_other_nor_the_edge() {
        const QRectF area(0, 0, 100, 50);
        QList<QRectF> taken;
        for (const double x : {10.0, 12.0, 14.0}) // the third finds no place
            if (const auto place = PlotMarkers::free_place({x, 0, 10, 10}, area, taken))
                taken << *place;
        const QList<QRectF> expected{QRectF(10, 0, 10, 10), QRectF(12, 10, 10, 10)};
        QCOMPARE(taken, expected);
        QCOMPARE(PlotMarkers::free_place({95, 0, 10, 10}, area, taken)->right(), 100.0);
        QCOMPARE(PlotMarkers::free_place({-5, 0, 10, 10}, area, taken)->left(), 0.0);
    }
    void a_single_curve_has_no_legend_and_reserves_no_space() {
        MetricPlot plot({Quantity::learning_rate});
        plot.resize(400, 300);
        plot.show();
        plot.replot();
        QVERIFY(!plot.legend->visible());
        QVERIFY(plot.axisRect()->outerRect().top() < plot.fontMetrics().height());
    }
    void a_plot_without_curves_has_its_whole_width() {
        MetricPlot plot({Quantity::loss, Quantity::validation});
        plot.resize(600, 300);
        plot.show();
        plot.refresh();
        plot.replot();
        QVERIFY(plot.axisRect()->width() > 500);
    }
    void the_axes_follow_the_data_until_moved_and_again_after_a_double_click() {
        LossPlot shown(100);
        QVERIFY(shown.plot.xAxis->range().upper >= 100);
        QTest::keyClick(&shown.plot, Qt::Key_Plus);
        const QCPRange chosen = shown.plot.xAxis->range();
        for (const TrainEvent& event : test::synthetic_run(101, 200))
            shown.metrics.add(event);
        shown.plot.refresh();
        QVERIFY(shown.plot.xAxis->range() == chosen);
        QTest::mouseDClick(&shown.plot, Qt::LeftButton, {}, middle_of(shown.plot));
        QVERIFY(shown.plot.xAxis->range().upper >= 200);
    }
    void keys_move_and_home_shows_all() {
        LossPlot shown;
        const QCPRange all = shown.plot.xAxis->range();
        QTest::keyClick(&shown.plot, Qt::Key_Right);
        QVERIFY(shown.plot.xAxis->range().lower > all.lower);
        QTest::keyClick(&shown.plot, Qt::Key_Home);
        QVERIFY(shown.plot.xAxis->range() == all);
    }
    void over_training_time_a_point_lies_where_it_was_trained() {
        LossPlot shown;
        shown.plot.set_options({false, true, PlotXAxis::training_time});
        QVERIFY(std::abs(shown.plot.xAxis->range().upper - 100) < 1); // 400 quarters of a second
    }
    void values_can_be_logarithmic() {
        LossPlot shown;
        shown.plot.set_options({true, true, PlotXAxis::steps});
        QVERIFY(shown.plot.yAxis->scaleType() == QCPAxis::stLogarithmic);
        QVERIFY(shown.plot.yAxis->range().lower > 0);
    }
    void the_crosshair_shows_the_nearest_point() {
        LossPlot shown;
        shown.plot.replot();
        QTest::mouseMove(&shown.plot, middle_of(shown.plot));
        QMouseEvent moved(QEvent::MouseMove, middle_of(shown.plot),
                          shown.plot.mapToGlobal(middle_of(shown.plot)), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(&shown.plot, &moved);
        const QRegularExpression form(
            "^(total|reconstruction|prior|duration|validation): [\\d.]+ at step \\d+$");
        QVERIFY2(form.match(shown.plot.crosshair_text()).hasMatch(),
                 qPrintable(shown.plot.crosshair_text()));
    }
    void colors_follow_the_palette() {
        LossPlot shown;
        shown.plot.setPalette(window_palette(true));
        QCOMPARE(shown.plot.xAxis->labelColor(), PlotColors::of(window_palette(true)).axes);
        test::keep_screenshot(shown.plot, "metric_plot_dark");
    }
    void plots_run_left_to_right_in_right_to_left_layouts() {
        QWidget page;
        page.setLayoutDirection(Qt::RightToLeft);
        MetricPlot plot({Quantity::loss}, &page);
        QVERIFY(plot.layoutDirection() == Qt::LeftToRight);
    }
};

FORMANT_TEST_IN(QApplication, TestMetricPlot)

} // namespace tst_metric_plot

#include "tst_metric_plot.moc"
