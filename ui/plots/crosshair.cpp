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

/// The point of the graph that is nearest in the horizontal: there the others are read as well.
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

Crosshair::Crosshair(QCustomPlot& plot, Words words)
    : QObject(&plot), plot_(plot), words_(std::move(words)) {
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
    colour();
}

void Crosshair::colour() {
    const PlotColours colours = PlotColours::of(plot_.palette());
    tracer_->setPen(QPen(colours.axes, 0, Qt::DotLine));
    label_->setColor(colours.axes);
    label_->setBrush(colours.background);
}

bool Crosshair::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        const auto* moved = static_cast<const QMouseEvent*>(event);
        if (moved->buttons() == Qt::NoButton) // else the plot itself is moved
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
    label_->setText(words_(nearest.graph->name(), nearest.key, nearest.value));
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
