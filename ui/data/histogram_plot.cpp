#include "ui/data/histogram_plot.h"

#include "ui/palette.h"
#include "ui/plots/plot_style.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

/// Places ticks at whole numbers, because clips are counted.
class WholeNumbers : public QCPAxisTicker {
  protected:
    double getTickStep(const QCPRange& range) override {
        return std::max(1.0, std::floor(QCPAxisTicker::getTickStep(range)));
    }
    int getSubTickCount(double) override { return 0; }
};

} // namespace

HistogramPlot::HistogramPlot(QWidget* parent)
    : QCustomPlot(parent), bars_(new QCPBars(xAxis, yAxis)) {
    setLayoutDirection(Qt::LeftToRight);
    setMinimumHeight(fontMetrics().height() * 8);
    const QSharedPointer<QCPAxisTicker> whole(new WholeNumbers);
    whole->setTickCount(4);
    yAxis->setTicker(whole);
    apply_colors();
}

void HistogramPlot::set_names(const QString& title, const QString& axis) {
    setAccessibleName(title);
    xAxis->setLabel(axis);
    yAxis->setLabel(tr("clips"));
    use_window_locale(*this);
}

void HistogramPlot::show_values(const std::vector<double>& values) {
    constexpr int ranges = 30;
    const Histogram histogram = histogram_of(values, ranges);
    QVector<double> middles, counts;
    for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
        middles << histogram.first + (static_cast<double>(i) + 0.5) * histogram.width;
        counts << histogram.counts[i];
    }
    bars_->setWidth(histogram.width * 0.95);
    bars_->setData(middles, counts, /*alreadySorted=*/true);
    const bool are_whole =
        std::ranges::all_of(values, [](double value) { return value == std::floor(value); });
    xAxis->setTicker(
        QSharedPointer<QCPAxisTicker>(are_whole ? new WholeNumbers : new QCPAxisTicker));
    rescaleAxes();
    if (!middles.isEmpty()) // the first and the last bar in full
        xAxis->setRange(middles.front() - histogram.width, middles.back() + histogram.width);
    yAxis->setRangeLower(0);
    replot(QCustomPlot::rpQueuedReplot);
}

void HistogramPlot::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        apply_colors();
}

void HistogramPlot::apply_colors() {
    apply_plot_colors(*this);
    bars_->setPen(Qt::NoPen);
    bars_->setBrush(curve_color(2, palette()));
    replot(QCustomPlot::rpQueuedReplot);
}

} // namespace formant
