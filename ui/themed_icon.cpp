#include "ui/themed_icon.h"

#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>

namespace formant {
namespace {

constexpr QSize icon_size(64, 64);

QPixmap filled(QPixmap shape, const QColor& color) {
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), shape.deviceIndependentSize()), color);
    return shape;
}

QIcon recolored(const QPixmap& shape) {
    const QPalette colors = QApplication::palette();
    QIcon icon(filled(shape, colors.color(QPalette::WindowText)));
    icon.addPixmap(filled(shape, colors.color(QPalette::Disabled, QPalette::WindowText)),
                   QIcon::Disabled);
    icon.addPixmap(filled(shape, colors.color(QPalette::HighlightedText)), QIcon::Selected);
    return icon;
}

} // namespace

QIcon themed_icon(QStyle::StandardPixmap id) {
    QIcon icon = QApplication::style()->standardIcon(id);
    if (id != QStyle::SP_MediaPlay && id != QStyle::SP_MediaPause && id != QStyle::SP_MediaStop)
        return icon;
    return recolored(icon.pixmap(icon_size));
}

QIcon clock_icon() {
    QPixmap shape(icon_size);
    shape.fill(Qt::transparent);
    QPainter painter(&shape);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawEllipse(QRect(QPoint(), icon_size).adjusted(7, 7, -8, -8));
    painter.drawPolyline(QPolygonF({{32, 16}, {32, 32}, {43, 39}})); // its hands
    painter.end();
    return recolored(shape);
}

} // namespace formant
