#include "ui/files/path_line.h"

#include "ui/files/short_path.h"
#include "ui/languages/isolated.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionFrame>

namespace formant {
PathLine::PathLine(const QString& path, QWidget* parent) : QLineEdit(path, parent) {
    setLayoutDirection(Qt::LeftToRight);
}

void PathLine::paintEvent(QPaintEvent* event) {
    if (hasFocus() || !has_rtl_letters(text()) || !looks_like_path(text()))
        return QLineEdit::paintEvent(event);
    draw_isolated();
}

void PathLine::draw_isolated() {
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);
    constexpr int margin = 2; // QLineEdit's margin around its text
    const QRect contents = style()
                               ->subElementRect(QStyle::SE_LineEditContents, &frame, this)
                               .adjusted(margin, 0, -margin, 0);
    const QString end = elided_path(text(), fontMetrics(), contents.width());
    constexpr int from_left = Qt::AlignLeft | Qt::AlignAbsolute | Qt::TextForceLeftToRight;
    style()->drawItemText(&painter, contents, from_left | Qt::AlignVCenter | Qt::TextSingleLine,
                          palette(), isEnabled(), isolated_path(end), QPalette::Text);
}

} // namespace formant
