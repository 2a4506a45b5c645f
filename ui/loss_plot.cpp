#include "ui/loss_plot.h"

#include "ui/palette.h"

#include <cmath>

namespace formant {
namespace {

constexpr double smoothing = 0.95;

} // namespace

LossPlot::LossPlot(QWidget* parent) : QCustomPlot(parent) {
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setAccessibleName(tr("Loss over the training steps"));
    xAxis->setLabel(tr("step"));
    yAxis->setLabel(tr("loss"));
    legend->setVisible(true);
    axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
    colour();
    connect(this, &QCustomPlot::mousePress, this, [this] { follows_ = false; });
    connect(this, &QCustomPlot::mouseWheel, this, [this] { follows_ = false; });
    connect(this, &QCustomPlot::mouseDoubleClick, this, [this] {
        follows_ = true;
        refresh();
    });
    connect(this, &QCustomPlot::mouseMove, this, &LossPlot::show_value);
}

void LossPlot::colour() {
    const PlotColours colours = PlotColours::of(palette());
    setBackground(colours.background);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setBasePen(colours.axes);
        axis->setTickPen(colours.axes);
        axis->setSubTickPen(colours.axes);
        axis->setLabelColor(colours.axes);
        axis->setTickLabelColor(colours.axes);
        axis->grid()->setPen(QPen(colours.grid, 0, Qt::DotLine));
    }
    legend->setBrush(colours.background);
    legend->setTextColor(colours.axes);
    legend->setBorderPen(colours.grid);
}

void LossPlot::clear() {
    clearGraphs();
    curves_.clear();
    validation_ = nullptr;
    follows_ = true;
    refresh();
}

LossPlot::Curve& LossPlot::curve(const std::string& name) {
    Curve& found = curves_[name];
    if (found.raw != nullptr)
        return found;
    const QColor strong = curve_colour(static_cast<int>(curves_.size()) - 1, palette());
    QColor faint = strong;
    faint.setAlpha(60);
    found.raw = addGraph();
    found.raw->setPen(faint);
    found.raw->removeFromLegend();
    found.smoothed = addGraph();
    found.smoothed->setPen(QPen(strong, 2));
    found.smoothed->setName(QString::fromStdString(name));
    return found;
}

void LossPlot::add_value(const std::string& name, double step, double value) {
    if (!std::isfinite(value)) // a skipped step; the advice tells of it
        return;
    Curve& into = curve(name);
    into.raw->addData(step, value);
    into.average = smoothing * into.average + (1 - smoothing) * value;
    into.weight = smoothing * into.weight + (1 - smoothing);
    into.smoothed->addData(step, into.average / into.weight);
}

void LossPlot::add(const StepReport& report) {
    const auto step = static_cast<double>(report.step);
    add_value("total", step, report.total);
    for (const auto& [term, value] : report.losses)
        add_value(term, step, value);
}

void LossPlot::add(const ValidationReport& report) {
    if (validation_ == nullptr) {
        validation_ = addGraph();
        validation_->setName(tr("validation"));
        validation_->setLineStyle(QCPGraph::lsNone);
        validation_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, 8));
        validation_->setPen(PlotColours::of(palette()).axes);
    }
    validation_->addData(static_cast<double>(report.step), report.total);
}

void LossPlot::set_logarithmic(bool logarithmic) {
    yAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    const QSharedPointer<QCPAxisTicker> ticker(logarithmic ? new QCPAxisTickerLog
                                                           : new QCPAxisTicker);
    yAxis->setTicker(ticker);
    follows_ = true;
    refresh();
}

void LossPlot::refresh() {
    if (follows_)
        rescaleAxes();
    replot(QCustomPlot::rpQueuedReplot);
}

int LossPlot::point_count(const std::string& name) const {
    const auto found = curves_.find(name);
    return found == curves_.end() ? 0 : found->second.raw->dataCount();
}

/// The value nearest to the pointer, as a tooltip.
void LossPlot::show_value(QMouseEvent* event) {
    auto* graph = qobject_cast<QCPGraph*>(plottableAt(event->pos()));
    if (graph == nullptr || graph->dataCount() == 0)
        return setToolTip({});
    const auto nearest = graph->data()->findBegin(xAxis->pixelToCoord(event->pos().x()));
    setToolTip(tr("%1: %2 at step %3")
                   .arg(graph->name())
                   .arg(nearest->value, 0, 'g', 4)
                   .arg(static_cast<qint64>(nearest->key)));
}

} // namespace formant
