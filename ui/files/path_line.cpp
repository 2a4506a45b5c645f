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
    if (hasFocus() || !has_letters_from_right(text()) || !reads_as_path(text()))
        return QLineEdit::paintEvent(event);
    draw_apart();
}

void PathLine::draw_apart() {
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);
    constexpr int margin = 2; // as QLineEdit has it beside its text
    const QRect room = style()
                           ->subElementRect(QStyle::SE_LineEditContents, &frame, this)
                           .adjusted(margin, 0, -margin, 0);
    const QString end = end_of_path(text(), fontMetrics(), room.width());
    constexpr int from_left = Qt::AlignLeft | Qt::AlignAbsolute | Qt::TextForceLeftToRight;
    style()->drawItemText(&painter, room, from_left | Qt::AlignVCenter | Qt::TextSingleLine,
                          palette(), isEnabled(), isolated_path(end), QPalette::Text);
}

} // namespace formant
