#include "ui/sign_icon.h"

#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>

namespace formant {
namespace {

constexpr QSize fine(64, 64);

QPixmap filled(QPixmap shape, const QColor& colour) {
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), shape.deviceIndependentSize()), colour);
    return shape;
}

QIcon coloured(const QPixmap& shape) {
    const QPalette colours = QApplication::palette();
    QIcon icon(filled(shape, colours.color(QPalette::WindowText)));
    icon.addPixmap(filled(shape, colours.color(QPalette::Disabled, QPalette::WindowText)),
                   QIcon::Disabled);
    icon.addPixmap(filled(shape, colours.color(QPalette::HighlightedText)), QIcon::Selected);
    return icon;
}

} // namespace

QIcon sign_icon(QStyle::StandardPixmap sign) {
    QIcon icon = QApplication::style()->standardIcon(sign);
    if (sign != QStyle::SP_MediaPlay && sign != QStyle::SP_MediaPause &&
        sign != QStyle::SP_MediaStop)
        return icon;
    return coloured(icon.pixmap(fine));
}

QIcon clock_icon() {
    QPixmap shape(fine);
    shape.fill(Qt::transparent);
    QPainter painter(&shape);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawEllipse(QRect(QPoint(), fine).adjusted(7, 7, -8, -8));
    painter.drawPolyline(QPolygonF({{32, 16}, {32, 32}, {43, 39}})); // its hands
    painter.end();
    return coloured(shape);
}

} // namespace formant
