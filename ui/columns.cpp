#include "ui/columns.h"

#include <QtCore/QEvent>

namespace formant {

Columns::Columns(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
    keep_inside();
}

void Columns::changeEvent(QEvent* event) {
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        keep_inside();
}

/// Qt 6.4 places everything one pixel too far to the right in right-to-left layouts, where it is
/// cut off.
void Columns::keep_inside() {
    setContentsMargins(0, 0, isRightToLeft() ? 1 : 0, 0);
    refresh();
}

} // namespace formant
