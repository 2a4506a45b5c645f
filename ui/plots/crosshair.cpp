#include "ui/plots/crosshair.h"

#include "ui/palette.h"

#include <cmath>
#include <limits>

namespace formant {
namespace {

struct NearestPoint {
    QCPGraph* graph = nullptr;
    double key = 0;
    double value = 0;
    double distance = std::numeric_limits<double>::infinity(); ///< pixels
};

/// Considers the graph's point that is nearest in x, because the other curves are read there as
/// well.
void compare(QCPGraph* graph, const QPoint& pointer, NearestPoint& nearest) {
    const auto data = graph->data();
    if (data->isEmpty() || !graph->visible() || graph->name().isEmpty())
        return;
    const double key = graph->keyAxis()->pixelToCoord(pointer.x());
    auto point = data->findBegin(key);
    if (const auto next = point + 1;
        next != data->constEnd() && std::abs(next->key - key) < std::abs(point->key - key))
        point = next;
    const QPointF place = graph->coordsToPixels(point->key, point->value);
    const double distance = std::hypot(place.x() - pointer.x(), place.y() - pointer.y());
    if (distance < nearest.distance)
        nearest = {graph, point->key, point->value, distance};
}

} // namespace

Crosshair::Crosshair(QCustomPlot& plot, PointLabel label)
    : QObject(&plot), plot_(plot), point_label_(std::move(label)) {
    plot.addLayer("crosshair");
    plot.layer("crosshair")->setMode(QCPLayer::lmBuffered);
    tracer_ = new QCPItemTracer(&plot);
    label_ = new QCPItemText(&plot);
    for (QCPAbstractItem* item : std::initializer_list<QCPAbstractItem*>{tracer_, label_}) {
        item->setLayer("crosshair");
        item->setVisible(false);
        item->setSelectable(false);
    }
    tracer_->setStyle(QCPItemTracer::tsCrosshair);
    tracer_->setInterpolating(false);
    label_->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    label_->position->setType(QCPItemPosition::ptAxisRectRatio);
    label_->position->setCoords(0.01, 0.02);
    label_->setPadding(QMargins(3, 1, 3, 1));
    plot.setMouseTracking(true);
    plot.installEventFilter(this);
    update_colors();
}

void Crosshair::update_colors() {
    const PlotColors colors = PlotColors::of(plot_.palette());
    tracer_->setPen(QPen(colors.axes, 0, Qt::DotLine));
    label_->setColor(colors.axes);
    label_->setBrush(colors.background);
}

bool Crosshair::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        const auto* moved = static_cast<const QMouseEvent*>(event);
        if (moved->buttons() == Qt::NoButton) // otherwise the plot is dragged
            move(moved->pos());
    } else if (event->type() == QEvent::Leave) {
        hide();
    }
    return false;
}

void Crosshair::move(const QPoint& pointer) {
    NearestPoint nearest;
    if (plot_.axisRect()->rect().contains(pointer))
        for (int i = 0; i < plot_.graphCount(); ++i)
            compare(plot_.graph(i), pointer, nearest);
    if (nearest.graph == nullptr)
        return hide();
    tracer_->setGraph(nearest.graph);
    tracer_->setGraphKey(nearest.key);
    label_->setText(point_label_(nearest.graph->name(), nearest.key, nearest.value));
    tracer_->setVisible(true);
    label_->setVisible(true);
    plot_.layer("crosshair")->replot();
}

void Crosshair::hide() {
    if (!label_->visible())
        return;
    tracer_->setVisible(false);
    label_->setVisible(false);
    plot_.layer("crosshair")->replot();
}

} // namespace formant
