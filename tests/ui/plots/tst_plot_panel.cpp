#include "engine/train/metrics/event_json.h"
#include "tests/support/screenshot.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/ui/plots/synthetic_run.h"
#include "ui/messages/error_note.h"
#include "ui/plots/plot_panel.h"

#include <QtGui/QDesktopServices>
#include <QtTest/QtTest>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>

using namespace formant;

namespace tst_plot_panel {

constexpr std::int64_t many_steps = 100'000;
constexpr qint64 longest_refresh_ms = 500; ///< wide: a tenth of it is usual

void show(PlotPanel& panel, int tab) {
    panel.findChild<QTabWidget*>("plot_tabs")->setCurrentIndex(tab);
    for (MetricPlot* plot : panel.visible_plots())
        plot->replot();
}

/// Counts the points that all graphs of the panel hold.
int points_held(const PlotPanel& panel) {
    int points = 0;
    for (const MetricPlot* plot : panel.findChildren<MetricPlot*>())
        for (int i = 0; i < plot->graphCount(); ++i)
            points += plot->graph(i)->dataCount();
    return points;
}

/// Receives the files that would be opened by the desktop.
class OpenedFiles : public QObject {
    Q_OBJECT
  public:
    OpenedFiles() { QDesktopServices::setUrlHandler("file", this, "open"); }
    ~OpenedFiles() override { QDesktopServices::unsetUrlHandler("file"); }
    QStringList files;

  public Q_SLOTS:
    void open(const QUrl& url) { files << url.toLocalFile(); }
};

class TestPlotPanel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_subject_has_a_tab() {
        PlotPanel panel;
        panel.resize(900, 600);
        panel.show();
        panel.handle(test::synthetic_run(1, 500));
        const auto* tabs = panel.findChild<QTabWidget*>("plot_tabs");
        QCOMPARE(tabs->count(), 6);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            show(panel, tab);
            for (const MetricPlot* plot : panel.visible_plots())
                QTRY_VERIFY(plot->curve_count() > 0);
            test::keep_screenshot(panel, QString("plot_panel_%1").arg(tab));
        }
    }
    void a_new_run_starts_with_empty_plots() {
        PlotPanel panel;
        panel.handle(test::synthetic_run(1, 50));
        panel.begin_run({});
        QCOMPARE(panel.metrics().point_count(Quantity::loss, "total"), std::size_t{0});
        QCOMPARE(points_held(panel), 0);
        for (MetricPlot* plot : panel.visible_plots()) // nor do its axes
            QVERIFY(plot->xAxis->range().upper <= 1);
    }
    void a_report_of_the_shown_run_is_written_and_opened() {
        const test::TemporaryFolder runs;
        QVERIFY(test::start_in_folder(runs.path(), "maria", "version: 1\n").has_value());
        PlotPanel panel;
        auto* report = panel.findChild<QPushButton*>("write_report");
        QVERIFY(!report->isEnabled()); // no run is shown
        panel.begin_run(QString::fromStdString((runs / "maria").string()));
        QVERIFY(report->isEnabled());
        OpenedFiles opened;
        report->click();
        QVERIFY(!report->isEnabled());
        QTRY_COMPARE(opened.files.size(), qsizetype{1});
        QCOMPARE(opened.files[0], QString::fromStdString((runs / "maria/report.html").string()));
        QVERIFY(QFile::exists(opened.files[0]));
        QVERIFY(report->isEnabled());
    }
    void a_report_that_cannot_be_written_is_an_error() {
        const test::TemporaryFolder runs;
        PlotPanel panel;
        panel.begin_run(QString::fromStdString((runs / "gone").string()));
        panel.write_report();
        QTRY_VERIFY(panel.findChild<ErrorNote*>()->isVisibleTo(&panel));
    }
    void it_draws_at_most_ten_times_a_second() {
        PlotPanel panel;
        panel.show();
        int drawn = 0;
        connect(panel.visible_plots().front(), &QCustomPlot::afterReplot, this, [&] { ++drawn; });
        QElapsedTimer clock;
        clock.start();
        for (std::int64_t step = 1; step <= 100; ++step) {
            panel.handle({test::synthetic_step(step)});
            QTest::qWait(5);
        }
        QVERIFY(drawn > 0);
        QVERIFY(drawn <= clock.elapsed() / 100 + 3); // showing it draws too
    }
    void after_a_hundred_thousand_steps_memory_is_bounded_and_drawing_is_short() {
        PlotPanel panel;
        panel.resize(1200, 700);
        panel.show();
        std::size_t max_points = 0;
        qint64 longest_ms = 0;
        for (std::int64_t step = 1; step <= many_steps; step += 5000) {
            panel.handle(test::synthetic_run(step, step + 4999));
            QElapsedTimer clock;
            clock.start();
            for (MetricPlot* plot : panel.visible_plots()) {
                plot->refresh();
                plot->replot();
            }
            longest_ms = std::max(longest_ms, clock.elapsed());
            max_points = std::max(max_points, panel.metrics().point_count(Quantity::loss, "total"));
        }
        qInfo("longest refresh: %lld ms", longest_ms);
        QVERIFY(max_points <= MetricSeries::usual_capacity);
        QVERIFY(points_held(panel) <= static_cast<int>(2 * 5 * MetricSeries::usual_capacity));
        QVERIFY2(longest_ms < longest_refresh_ms, qPrintable(QString::number(longest_ms)));
        test::keep_screenshot(panel, "plot_panel_long");
    }
    void another_run_is_overlaid() {
        const QTemporaryDir runs;
        QVERIFY(QDir(runs.path()).mkdir("before"));
        QFile metrics(runs.filePath("before/metrics.jsonl"));
        QVERIFY(metrics.open(QIODevice::WriteOnly));
        for (std::int64_t step = 1; step <= 50; ++step)
            metrics.write(
                QByteArray::fromStdString(event_as_json_lines(test::synthetic_step(2 * step))));
        metrics.close();
        QVERIFY(QFile(runs.filePath("before/run.json")).open(QIODevice::WriteOnly));
        PlotPanel panel;
        panel.resize(800, 500);
        panel.show();
        panel.handle(test::synthetic_run(1, 100));
        QTRY_COMPARE(panel.visible_plots().front()->curve_count(), 5);
        panel.compare_with(runs.filePath("before"));
        QTRY_COMPARE(panel.visible_plots().front()->curve_count(), 6);
        QTest::qWait(150);
        test::keep_screenshot(panel, "plot_panel_compared");
    }
    void runs_to_compare_are_chosen_by_check_boxes() {
        const QTemporaryDir runs;
        for (const char* name : {"one", "two"}) {
            QVERIFY(QDir(runs.path()).mkdir(name));
            const QDir run(runs.filePath(name));
            QVERIFY(QFile(run.filePath("run.json")).open(QIODevice::WriteOnly));
            QFile metrics(run.filePath("metrics.jsonl"));
            QVERIFY(metrics.open(QIODevice::WriteOnly));
            for (std::int64_t step = 1; step <= 50; ++step)
                metrics.write(
                    QByteArray::fromStdString(event_as_json_lines(test::synthetic_step(step))));
        }
        PlotPanel panel;
        panel.set_runs_folder(runs.path().toStdString());
        panel.resize(800, 500);
        panel.show();
        panel.handle(test::synthetic_run(1, 100));
        const auto curves = [&] { return panel.visible_plots().front()->curve_count(); };
        QTRY_COMPARE(curves(), 5);
        const auto comparison = panel.findChild<QPushButton*>("compare_runs")->menu()->actions();
        QVERIFY(!comparison.back()->isEnabled()); // there is nothing to stop
        comparison.front()->trigger();
        auto* list = panel.findChild<QListWidget*>("runs_to_compare");
        QTRY_COMPARE(list->count(), 2);
        list->item(0)->setCheckState(Qt::Checked);
        list->item(1)->setCheckState(Qt::Checked);
        QTRY_COMPARE(curves(), 7);
        test::keep_screenshot(*list->window(), "compare_dialog");
        list->item(0)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(curves(), 6);
        QVERIFY(comparison.back()->isEnabled());
        comparison.back()->trigger();
        QTRY_COMPARE(curves(), 5);
    }
    void the_shown_run_keeps_the_first_colors_and_others_are_always_named() {
        const QTemporaryDir runs;
        QVERIFY(QDir(runs.path()).mkdir("before"));
        QFile metrics(runs.filePath("before/metrics.jsonl"));
        QVERIFY(metrics.open(QIODevice::WriteOnly));
        for (std::int64_t step = 1; step <= 50; ++step)
            metrics.write(
                QByteArray::fromStdString(event_as_json_lines(test::synthetic_step(step))));
        metrics.close();
        QVERIFY(QFile(runs.filePath("before/run.json")).open(QIODevice::WriteOnly));
        PlotPanel panel;
        panel.resize(800, 500);
        panel.show();
        panel.compare_with(runs.filePath("before")); // while the shown run has no steps yet
        MetricPlot& plot = *panel.visible_plots().front();
        QTRY_COMPARE(plot.curve_count(), 1);
        QVERIFY(plot.legend->visible());
        panel.handle(test::synthetic_run(1, 100));
        QTRY_COMPARE(plot.curve_count(), 6);
        QVERIFY2(!plot.graph(1)->name().contains("before"), qPrintable(plot.graph(1)->name()));
    }
    void the_shown_run_is_not_compared_with_itself() {
        const QTemporaryDir runs;
        for (const char* name : {"one", "two"}) {
            QVERIFY(QDir(runs.path()).mkdir(name));
            QVERIFY(QFile(QDir(runs.path()).filePath(QString(name) + "/run.json"))
                        .open(QIODevice::WriteOnly));
        }
        PlotPanel panel;
        panel.set_runs_folder(runs.path().toStdString());
        panel.begin_run(runs.filePath("one"));
        panel.findChild<QPushButton*>("compare_runs")->menu()->actions().front()->trigger();
        auto* list = panel.findChild<QListWidget*>("runs_to_compare");
        QTRY_COMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->text(), QString("two"));
    }
    void without_a_gpu_there_are_no_plots_of_it() {
        PlotPanel panel;
        const auto* tabs = panel.findChild<QTabWidget*>("plot_tabs");
        QVERIFY(!tabs->isTabVisible(3));
        panel.handle({test::synthetic_step(1)});
        QVERIFY(!tabs->isTabVisible(3));
        panel.handle(test::synthetic_run(1, 50));
        QVERIFY(tabs->isTabVisible(3));
        panel.begin_run({});
        QVERIFY(!tabs->isTabVisible(3));
    }
    void a_folder_without_a_run_is_reported() {
        PlotPanel panel;
        panel.compare_with("/nowhere");
        QTRY_VERIFY(panel.findChild<ErrorNote*>()->text().contains("/nowhere"));
    }
    void visible_plots_are_saved_as_picture_and_table() {
        const QTemporaryDir folder;
        PlotPanel panel;
        panel.resize(800, 500);
        panel.show();
        panel.handle(test::synthetic_run(1, 100));
        panel.save_picture(folder.filePath("plots.png"));
        panel.save_table(folder.filePath("plots.csv"));
        QVERIFY(!QImage(folder.filePath("plots.png")).isNull());
        QFile table(folder.filePath("plots.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readAll().count('\n'), qsizetype{1 + 4 * 100 + 2}); // and validation
    }
    void a_failure_to_save_is_reported() {
        PlotPanel panel;
        panel.save_table("/nowhere/plots.csv");
        QVERIFY(panel.findChild<ErrorNote*>()->text().contains("/nowhere/plots.csv"));
        panel.save_picture("/nowhere/plots.png");
        QVERIFY(panel.findChild<ErrorNote*>()->text().contains("/nowhere/plots.png"));
    }
    void the_tab_of_ranks_is_visible_if_there_are_several() {
        PlotPanel panel;
        const auto* tabs = panel.findChild<QTabWidget*>("plot_tabs");
        panel.handle(test::synthetic_run(1, 10));
        QVERIFY(!tabs->isTabVisible(5));
        panel.handle({test::synthetic_ranks(32)});
        QVERIFY(tabs->isTabVisible(5));
        QCOMPARE(tabs->tabText(5), QString("Ranks"));
    }
};

FORMANT_TEST_IN(QApplication, TestPlotPanel)

} // namespace tst_plot_panel

#include "tst_plot_panel.moc"
