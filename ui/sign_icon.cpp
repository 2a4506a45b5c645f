#include "ui/sign_icon.h"

#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>

namespace formant {
namespace {

QPixmap filled(QPixmap shape, const QColor& colour) {
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), shape.deviceIndependentSize()), colour);
    return shape;
}

} // namespace

QIcon sign_icon(QStyle::StandardPixmap sign) {
    QIcon icon = QApplication::style()->standardIcon(sign);
    if (sign != QStyle::SP_MediaPlay && sign != QStyle::SP_MediaPause &&
        sign != QStyle::SP_MediaStop)
        return icon;
    const QPalette colours = QApplication::palette();
    const QPixmap shape = icon.pixmap(QSize(64, 64));
    QIcon coloured(filled(shape, colours.color(QPalette::WindowText)));
    coloured.addPixmap(filled(shape, colours.color(QPalette::Disabled, QPalette::WindowText)),
                       QIcon::Disabled);
    return coloured;
}

} // namespace formant
