#include "ui/export/growing_dialog.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLayout>

namespace formant {

bool GrowingDialog::event(QEvent* event) {
    const bool is_handled = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest && layout() != nullptr) {
        const int needed = layout()->totalHeightForWidth(width());
        if (height() < needed)
            resize(width(), needed);
    }
    return is_handled;
}

} // namespace formant
