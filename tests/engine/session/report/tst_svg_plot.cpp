#include "engine/session/report/svg_plot.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_svg_plot {

PlotSeries line(const std::string& name, std::vector<PlotPoint> points) {
    return {name, std::move(points), {}};
}

QString figure_of(const Plot& plot) {
    return QString::fromStdString(svg_plot(plot).markup());
}

class TestSvgPlot : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_has_axes_with_labels_lines_and_a_legend() {
        const QString figure =
            figure_of({"Losses",
                       "loss",
                       {line("training", {{1, 5}, {100, 2}}), line("validation", {{50, 3}})},
                       {}});
        for (const char* part : {">Losses</h3>", ">loss</text>", ">step</text>", ">100</text>",
                                 "<polyline", ">training</b>", ">validation</b>", "role=\"img\""})
            QVERIFY2(figure.contains(part), part);
    }
    void what_it_shows_is_also_a_sentence() {
        QVERIFY(figure_of({"Losses", "loss", {line("training", {{1, 5}, {7, 9}, {100, 2}})}, {}})
                    .contains("5 at step 1, 2 at step 100; lowest 2 at step 100, highest 9 at "
                              "step 7"));
    }
    void its_points_lie_within_the_frame() {
        const QString figure = figure_of({"t", "q", {line("a", {{1, -1e9}, {2, 1e9}})}, {}});
        QVERIFY(!figure.contains("nan") && !figure.contains("inf"));
    }
    void a_line_without_values_is_not_drawn() {
        const QString figure =
            figure_of({"Losses", "loss", {line("training", {{1, 5}}), line("validation", {})}, {}});
        QVERIFY(figure.contains("training") && !figure.contains("validation"));
    }
    void a_plot_without_values_says_so() {
        const QString figure = figure_of({"Losses", "loss", {line("training", {})}, {}});
        QVERIFY(figure.contains("No values are recorded.") && !figure.contains("<svg"));
    }
    void resumes_are_marked_within_the_range_of_the_steps() {
        const QString figure =
            figure_of({"Losses", "loss", {line("training", {{10, 5}, {20, 4}})}, {15, 25}});
        QVERIFY(figure.contains("resumed after step 15"));
        QVERIFY(!figure.contains("resumed after step 25"));
    }
    void a_name_cannot_add_markup() {
        const QString figure = figure_of({"t", "q", {line("<script>", {{1, 1}, {2, 2}})}, {}});
        QVERIFY(!figure.contains("<script") && figure.contains("&lt;script&gt;"));
    }
    void lines_beyond_the_colors_have_dashes() {
        Plot plot{"t", "q", {}, {}};
        for (int i = 0; i < 9; ++i)
            plot.series.push_back(line(std::to_string(i), {{1, 1}, {2, 2}}));
        QCOMPARE(figure_of(plot).count("line c0 dashed"), 2); // in the plot and in the legend
    }
};

FORMANT_TEST(TestSvgPlot)

} // namespace tst_svg_plot

#include "tst_svg_plot.moc"
