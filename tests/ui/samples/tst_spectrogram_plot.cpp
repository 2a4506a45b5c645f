#include "tests/support/test_registry.h"
#include "ui/palette.h"
#include "ui/samples/spectrogram_plot.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_spectrogram_plot {

/// Silent except for the upper half of the bands in the second half of the time.
Spectrogram loud_at_the_upper_right() {
    Spectrogram spectrogram{80, 100, 1.5, 8000, {}};
    for (int band = 0; band < 80; ++band)
        for (int frame = 0; frame < 100; ++frame)
            spectrogram.levels.push_back(band >= 40 && frame >= 50 ? 1.0F : -9.0F);
    return spectrogram;
}

QColor color_at(SpectrogramPlot& plot, double seconds, double band) {
    plot.replot();
    const QImage image = plot.grab().toImage();
    return image.pixelColor(static_cast<int>(plot.xAxis->coordToPixel(seconds)),
                            static_cast<int>(plot.yAxis->coordToPixel(band)));
}

/// Compares colors up to the rounding of the scale's steps.
bool is_like(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) < 3 && std::abs(a.green() - b.green()) < 3 &&
           std::abs(a.blue() - b.blue()) < 3;
}

class TestSpectrogramPlot : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void loud_is_bright_and_low_bands_are_at_the_bottom() {
        SpectrogramPlot plot;
        plot.resize(400, 300);
        plot.show();
        plot.show_spectrogram(loud_at_the_upper_right());
        QVERIFY(is_like(color_at(plot, 1.2, 60), scale_colors().back()));
        QVERIFY(is_like(color_at(plot, 0.3, 60), scale_colors().front()));
        QVERIFY(is_like(color_at(plot, 1.2, 20), scale_colors().front()));
    }
    void its_time_can_be_longer_than_its_sound() {
        SpectrogramPlot plot;
        plot.show_spectrogram(loud_at_the_upper_right());
        plot.set_span(3);
        QCOMPARE(plot.xAxis->range().upper, 3.0);
        QCOMPARE(plot.seconds(), 1.5);
    }
    void the_scale_gets_brighter_all_along() {
        double before = -1;
        for (const QColor& color : scale_colors()) {
            const double lightness =
                0.2126 * color.redF() + 0.7152 * color.greenF() + 0.0722 * color.blueF();
            QVERIFY(lightness > before);
            before = lightness;
        }
    }
};

FORMANT_TEST_IN(QApplication, TestSpectrogramPlot)

} // namespace tst_spectrogram_plot

#include "tst_spectrogram_plot.moc"
