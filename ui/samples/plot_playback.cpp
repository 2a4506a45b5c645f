#include "ui/samples/plot_playback.h"

#include <algorithm>
#include <qcustomplot.h>
#include <utility>

namespace formant {
namespace {

constexpr double seek_step_s = 0.5;
constexpr double zoom_step = 0.7;
constexpr double min_span_s = 0.02;

} // namespace

PlotPlayback::PlotPlayback(QCustomPlot& plot, std::vector<QCPAxisRect*> rects)
    : QObject(&plot), plot_(plot), rects_(std::move(rects)) {
    plot_.setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_.setFocusPolicy(Qt::StrongFocus);
    plot_.installEventFilter(this);
    for (QCPAxisRect* rect : rects_) {
        rect->setRangeDrag(Qt::Horizontal);
        rect->setRangeZoom(Qt::Horizontal);
        add_line(*rect);
        connect(rect->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::rangeChanged),
                this, [this](const QCPRange& range) { show_range(range.lower, range.upper); });
    }
    connect(&plot_, &QCustomPlot::mousePress, this,
            [this](const QMouseEvent* event) { pressed_at_ = event->position().x(); });
    connect(&plot_, &QCustomPlot::mouseRelease, this, [this](const QMouseEvent* event) {
        const double moved = std::abs(event->position().x() - pressed_at_);
        if (event->button() == Qt::LeftButton && moved < QApplication::startDragDistance())
            seek_to_pixel(event->position().x());
    });
    connect(&plot_, &QCustomPlot::mouseDoubleClick, this, [this] { show_range(0, length_s_); });
}

/// The line has a color of its own, visible on dark and light parts of a spectrogram.
void PlotPlayback::add_line(QCPAxisRect& rect) {
    auto* line = new QCPItemStraightLine(&plot_);
    line->setClipAxisRect(&rect);
    for (QCPItemPosition* point : {line->point1, line->point2}) {
        point->setAxisRect(&rect);
        point->setAxes(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
        point->setTypeX(QCPItemPosition::ptPlotCoords);
        point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    line->setPen(QPen(QColor(230, 60, 60), 2));
    line->setVisible(false);
    lines_.push_back(line);
}

QCPAxis* PlotPlayback::time_axis() const {
    return rects_.front()->axis(QCPAxis::atBottom);
}

void PlotPlayback::set_length(double seconds) {
    length_s_ = seconds;
    show_range(0, seconds);
}

void PlotPlayback::set_position(double seconds) {
    position_ = seconds;
    for (QCPItemStraightLine* line : lines_) {
        line->setVisible(seconds > 0 && length_s_ > 0);
        line->point1->setCoords(seconds, 0);
        line->point2->setCoords(seconds, 1);
    }
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

/// Keeps the range within the sound, and equal in all parts.
void PlotPlayback::show_range(double lower, double upper) {
    const double length = length_s_ > 0 ? length_s_ : 1;
    const double span = std::clamp(upper - lower, std::min(min_span_s, length), length);
    const double first = std::clamp(lower, 0.0, length - span);
    for (QCPAxisRect* rect : rects_) {
        QCPAxis* axis = rect->axis(QCPAxis::atBottom);
        const QSignalBlocker quiet(axis);
        axis->setRange(first, first + span);
    }
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

void PlotPlayback::zoom(double factor) {
    const QCPRange now = time_axis()->range();
    const bool is_visible = position_ > 0 && now.contains(position_);
    const double center = is_visible ? position_ : now.center();
    show_range(center - (center - now.lower) * factor, center + (now.upper - center) * factor);
}

void PlotPlayback::seek_to(double seconds) {
    if (length_s_ > 0)
        Q_EMIT seek_requested(std::clamp(seconds, 0.0, length_s_));
}

void PlotPlayback::seek_to_pixel(double x) {
    const QRect rect = rects_.front()->rect();
    if (x >= rect.left() && x <= rect.right())
        seek_to(time_axis()->pixelToCoord(x));
}

bool PlotPlayback::press_key(int key) {
    switch (key) {
    case Qt::Key_Left:
        seek_to(position_ - seek_step_s);
        return true;
    case Qt::Key_Right:
        seek_to(position_ + seek_step_s);
        return true;
    case Qt::Key_Home:
        seek_to(0);
        return true;
    case Qt::Key_Plus:
        zoom(zoom_step);
        return true;
    case Qt::Key_Minus:
        zoom(1 / zoom_step);
        return true;
    case Qt::Key_Space:
        Q_EMIT toggle_requested();
        return true;
    default:
        return false;
    }
}

bool PlotPlayback::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && press_key(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace formant
