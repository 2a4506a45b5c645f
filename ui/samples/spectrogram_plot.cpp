#include "ui/samples/spectrogram_plot.h"

#include "ui/palette.h"
#include "ui/plots/plot_style.h"

namespace formant {
namespace {

/// Levels this far below the loudest are shown as silence: 60 dB in natural logarithms.
constexpr double range = 6.9;

QCPColorGradient gradient() {
    const std::vector<QColor> colors = scale_colors();
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (std::size_t i = 0; i < colors.size(); ++i)
        gradient.setColorStopAt(static_cast<double>(i) / static_cast<double>(colors.size() - 1),
                                colors[i]);
    return gradient;
}

} // namespace

SpectrogramPlot::SpectrogramPlot(QWidget* parent)
    : QCustomPlot(parent), map_(new QCPColorMap(xAxis, yAxis)),
      playback_(new PlotPlayback(*this, {axisRect()})) {
    setLayoutDirection(Qt::LeftToRight);
    map_->setGradient(gradient());
    map_->setInterpolate(false);
    map_->setTightBoundary(true);
    setMinimumHeight(fontMetrics().height() * 6);
    retranslate();
    update_colors();
    clear();
}

void SpectrogramPlot::retranslate() {
    xAxis->setLabel(tr("seconds"));
    yAxis->setLabel(tr("mel band"));
    setToolTip(tr("Click: seek. Drag: move. Wheel: zoom. Double-click: show all."));
    use_window_locale(*this);
}

void SpectrogramPlot::update_colors() {
    apply_plot_colors(*this);
    for (const QCPAxis* axis : {xAxis, yAxis})
        axis->grid()->setVisible(false);
    replot_soon();
}

void SpectrogramPlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        update_colors();
    QCustomPlot::changeEvent(event);
}

void SpectrogramPlot::show_spectrogram(const Spectrogram& spectrogram) {
    const auto frames = static_cast<int>(spectrogram.frames);
    const auto bands = static_cast<int>(spectrogram.bands);
    seconds_ = spectrogram.seconds;
    map_->data()->setSize(frames, bands);
    map_->data()->setRange(QCPRange(0, seconds_), QCPRange(0, bands - 1));
    for (int frame = 0; frame < frames; ++frame)
        for (int band = 0; band < bands; ++band)
            map_->data()->setCell(frame, band, static_cast<double>(spectrogram.level(band, frame)));
    map_->data()->recalculateDataBounds();
    const double loudest = map_->data()->dataBounds().upper;
    map_->setDataRange(QCPRange(loudest - range, loudest));
    yAxis->setRange(0, bands - 1);
    map_->setVisible(frames > 0);
    set_span(seconds_);
}

void SpectrogramPlot::clear() {
    seconds_ = 0;
    map_->setVisible(false);
    set_position(0);
}

void SpectrogramPlot::set_span(double seconds) {
    playback_->set_length(seconds);
}

void SpectrogramPlot::set_position(double seconds) {
    playback_->set_position(is_empty() ? 0 : seconds);
}

} // namespace formant
