#include "ui/window/page_icon.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <array>
#include <utility>

namespace formant {
namespace {

using Points = std::vector<QPointF>;

constexpr std::array sound_levels = {0.25, 0.6, 0.9, 0.45, 0.7, 0.3};

/// Builds a path of polylines. All shapes lie in a unit square.
QPainterPath lines_through(const std::vector<Points>& lines) {
    QPainterPath path;
    for (const Points& line : lines) {
        path.moveTo(line.front());
        for (std::size_t i = 1; i < line.size(); ++i)
            path.lineTo(line[i]);
    }
    return path;
}

QPainterPath sound() {
    QPainterPath path;
    for (std::size_t i = 0; i < sound_levels.size(); ++i) {
        const double x = 0.1 + 0.16 * static_cast<double>(i);
        path.moveTo(x, 0.5 - sound_levels[i] / 2);
        path.lineTo(x, 0.5 + sound_levels[i] / 2);
    }
    return path;
}

QPainterPath sliders() {
    QPainterPath path = lines_through(
        {{{0.1, 0.2}, {0.9, 0.2}}, {{0.1, 0.5}, {0.9, 0.5}}, {{0.1, 0.8}, {0.9, 0.8}}});
    for (const QPointF knob : {QPointF(0.3, 0.2), QPointF(0.65, 0.5), QPointF(0.45, 0.8)})
        path.addEllipse(knob, 0.08, 0.08);
    return path;
}

QPainterPath falling_loss() {
    return lines_through({{{0.1, 0.1}, {0.1, 0.9}, {0.9, 0.9}},
                          {{0.2, 0.2}, {0.35, 0.55}, {0.5, 0.5}, {0.65, 0.72}, {0.9, 0.76}}});
}

QPainterPath loudspeaker() {
    QPainterPath path = lines_through({{{0.1, 0.38},
                                        {0.28, 0.38},
                                        {0.5, 0.15},
                                        {0.5, 0.85},
                                        {0.28, 0.62},
                                        {0.1, 0.62},
                                        {0.1, 0.38}}});
    path.arcMoveTo(0.35, 0.3, 0.4, 0.4, 55);
    path.arcTo(0.35, 0.3, 0.4, 0.4, 55, -110);
    path.arcMoveTo(0.2, 0.15, 0.7, 0.7, 50);
    path.arcTo(0.2, 0.15, 0.7, 0.7, 50, -100);
    return path;
}

QPainterPath disks() {
    QPainterPath path;
    for (const double y : {0.1, 0.38, 0.66})
        path.addRoundedRect(0.12, y, 0.76, 0.22, 0.06, 0.06);
    return path;
}

QPainterPath list() {
    QPainterPath path;
    for (const double y : {0.2, 0.5, 0.8}) {
        path.addEllipse(QPointF(0.15, y), 0.05, 0.05);
        path.moveTo(0.35, y);
        path.lineTo(0.9, y);
    }
    return path;
}

QPainterPath chip() {
    QPainterPath path;
    path.addRect(0.25, 0.25, 0.5, 0.5);
    for (const double at : {0.35, 0.5, 0.65})
        path.addPath(lines_through({{{at, 0.08}, {at, 0.25}},
                                    {{at, 0.75}, {at, 0.92}},
                                    {{0.08, at}, {0.25, at}},
                                    {{0.75, at}, {0.92, at}}}));
    return path;
}

QPainterPath shape_of(PageIcon page) {
    switch (page) {
    case PageIcon::data:
        return sound();
    case PageIcon::configuration:
        return sliders();
    case PageIcon::training:
        return falling_loss();
    case PageIcon::samples:
        return loudspeaker();
    case PageIcon::checkpoints:
        return disks();
    case PageIcon::queue:
        return list();
    case PageIcon::hardware:
        return chip();
    }
    return {};
}

QPixmap draw_shape(const QPainterPath& shape, const QColor& color, int size) {
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size, size);
    painter.setPen(QPen(color, 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    return picture;
}

} // namespace

QIcon page_icon(PageIcon page, const QPalette& palette, int size) {
    const QPainterPath shape = shape_of(page);
    QIcon icon;
    for (const int scale : {1, 2, 3}) { // for high-DPI screens
        icon.addPixmap(draw_shape(shape, palette.color(QPalette::Text), size * scale));
        icon.addPixmap(draw_shape(shape, palette.color(QPalette::HighlightedText), size * scale),
                       QIcon::Selected);
    }
    return icon;
}

QIcon formant_icon() {
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128})
        icon.addPixmap(draw_shape(sound(), QColor(0, 114, 178), size));
    return icon;
}

} // namespace formant
