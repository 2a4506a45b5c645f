#include "tests/support/test_registry.h"
#include "ui/samples/plot_playback.h"

#include <QtTest/QtTest>

#include <qcustomplot.h>

using namespace formant;

namespace tst_plot_playback {

constexpr double length_s = 4;

/// A shown plot of four seconds.
struct Plot {
    QCustomPlot plot;
    PlotPlayback playback{plot, {plot.axisRect()}};
    QSignalSpy seeks{&playback, &PlotPlayback::seek_requested};
    QSignalSpy toggles{&playback, &PlotPlayback::toggle_requested};

    Plot() {
        plot.resize(500, 200);
        plot.show();
        plot.replot();
        playback.set_length(length_s);
        plot.replot();
    }
    QPoint at(double seconds) const {
        return {static_cast<int>(plot.xAxis->coordToPixel(seconds)), plot.axisRect()->center().y()};
    }
    double last_seek() const { return seeks.last().first().toDouble(); }
    QCPRange range() const { return plot.xAxis->range(); }
    void press(Qt::Key key) { QTest::keyClick(&plot, key); }
};

class TestPlotPlayback : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_click_seeks() {
        Plot p;
        QTest::mouseClick(&p.plot, Qt::LeftButton, {}, p.at(2.5));
        QCOMPARE(p.seeks.size(), 1);
        QVERIFY(std::abs(p.last_seek() - 2.5) < 0.05);
    }
    void a_drag_does_not_seek() {
        Plot p;
        QTest::mousePress(&p.plot, Qt::LeftButton, {}, p.at(1));
        QTest::mouseMove(&p.plot, p.at(2));
        QTest::mouseRelease(&p.plot, Qt::LeftButton, {}, p.at(2));
        QVERIFY(p.seeks.isEmpty());
    }
    void the_arrows_seek_within_the_sound_and_space_plays() {
        Plot p;
        p.playback.set_position(3.8);
        p.press(Qt::Key_Right);
        QCOMPARE(p.last_seek(), length_s);
        p.press(Qt::Key_Left);
        QVERIFY(std::abs(p.last_seek() - 3.3) < 1e-9);
        p.press(Qt::Key_Home);
        QCOMPARE(p.last_seek(), 0.0);
        p.press(Qt::Key_Space);
        QCOMPARE(p.toggles.size(), 1);
    }
    void zoom_keeps_the_position_in_view_and_the_range_within_the_sound() {
        Plot p;
        p.playback.set_position(3);
        for (int i = 0; i < 5; ++i)
            p.press(Qt::Key_Plus);
        QVERIFY(p.range().size() < length_s / 4);
        QVERIFY(p.range().contains(3));
        for (int i = 0; i < 20; ++i)
            p.press(Qt::Key_Minus);
        QCOMPARE(p.range().lower, 0.0);
        QCOMPARE(p.range().upper, length_s);
    }
    void a_double_click_shows_all() {
        Plot p;
        p.press(Qt::Key_Plus);
        QVERIFY(p.range().size() < length_s);
        QTest::mouseDClick(&p.plot, Qt::LeftButton, {}, p.at(2));
        QCOMPARE(p.range().size(), length_s);
    }
    void an_empty_plot_does_not_seek() {
        Plot p;
        p.playback.set_length(0);
        p.press(Qt::Key_Right);
        QVERIFY(p.seeks.isEmpty());
    }
};

FORMANT_TEST_IN(QApplication, TestPlotPlayback)

} // namespace tst_plot_playback

#include "tst_plot_playback.moc"
