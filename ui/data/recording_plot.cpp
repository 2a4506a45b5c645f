#include "ui/data/recording_plot.h"

#include "ui/palette.h"
#include "ui/plots/plot_style.h"

namespace formant {

RecordingPlot::RecordingPlot(QWidget* parent)
    : QCustomPlot(parent), lowest_(addGraph()), highest_(addGraph()),
      below_(new QCPAxisRect(this)) {
    setLayoutDirection(Qt::LeftToRight);
    plotLayout()->addElement(1, 0, below_);
    spectrogram_ = new QCPColorMap(below_->axis(QCPAxis::atBottom), below_->axis(QCPAxis::atLeft));
    highest_->setChannelFillGraph(lowest_);
    auto* aligned = new QCPMarginGroup(this);
    for (QCPAxisRect* rect : axisRects())
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, aligned);
    xAxis->setTickLabels(false);
    yAxis->setRange(-1, 1);
    const QSharedPointer<QCPAxisTickerFixed> whole(new QCPAxisTickerFixed); // it is seldom high
    whole->setTickStep(1);
    yAxis->setTicker(whole);
    below_->axis(QCPAxis::atLeft)->setTickLabels(false);
    playback_ = new PlotPlayback(*this, {axisRect(), below_});
    setMinimumHeight(fontMetrics().height() * 10);
    retranslate();
    apply_colors();
}

void RecordingPlot::show_waveform(const Waveform& waveform) {
    draw_outline(waveform);
    draw_spectrogram(waveform);
    playback_->set_length(waveform.seconds);
}

void RecordingPlot::clear() {
    lowest_->data()->clear();
    highest_->data()->clear();
    spectrogram_->data()->clear();
    playback_->set_length(0);
    playback_->set_position(0);
    replot(QCustomPlot::rpQueuedReplot);
}

void RecordingPlot::draw_outline(const Waveform& waveform) {
    QVector<double> seconds, lowest, highest;
    const auto columns = static_cast<double>(waveform.lowest.size());
    for (std::size_t i = 0; i < waveform.lowest.size(); ++i) {
        seconds << waveform.seconds * static_cast<double>(i) / columns;
        lowest << static_cast<double>(waveform.lowest[i]);
        highest << static_cast<double>(waveform.highest[i]);
    }
    lowest_->setData(seconds, lowest, /*alreadySorted=*/true);
    highest_->setData(seconds, highest, /*alreadySorted=*/true);
}

void RecordingPlot::draw_spectrogram(const Waveform& waveform) {
    const auto frames = static_cast<int>(waveform.frames), bands = static_cast<int>(waveform.bands);
    QCPColorMapData* cells = spectrogram_->data();
    cells->setSize(frames, bands);
    cells->setRange(QCPRange(0, waveform.seconds), QCPRange(0, bands - 1));
    std::size_t next = 0;
    for (int frame = 0; frame < frames; ++frame)
        for (int band = 0; band < bands; ++band)
            cells->setCell(frame, band, static_cast<double>(waveform.band_levels[next++]));
    spectrogram_->rescaleDataRange(/*recalculateDataBounds=*/true);
    below_->axis(QCPAxis::atLeft)->setRange(0, bands - 1);
}

void RecordingPlot::retranslate() {
    setAccessibleName(tr("Waveform and spectrogram of the recording"));
    setToolTip(tr("Click: seek. Drag: move. Wheel: zoom. Double-click: show all."));
    yAxis->setLabel(tr("amplitude"));
    below_->axis(QCPAxis::atLeft)->setLabel(tr("frequency"));
    below_->axis(QCPAxis::atBottom)->setLabel(tr("seconds"));
    use_window_locale(*this);
}

void RecordingPlot::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        apply_colors();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RecordingPlot::apply_colors() {
    apply_plot_colors(*this);
    const QColor line = curve_color(2, palette());
    lowest_->setPen(line);
    highest_->setPen(line);
    highest_->setBrush(line);
    QCPColorGradient loudness;
    loudness.setColorStops(
        {{0, palette().color(QPalette::Base)}, {1, palette().color(QPalette::Text)}});
    spectrogram_->setGradient(loudness);
    replot(QCustomPlot::rpQueuedReplot);
}

} // namespace formant
