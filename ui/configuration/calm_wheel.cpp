#include "ui/configuration/calm_wheel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QWidget>

namespace formant {

CalmWheel::CalmWheel(QWidget& widget) : QObject(&widget) {
    widget.setFocusPolicy(Qt::StrongFocus);
    widget.installEventFilter(this);
}

bool CalmWheel::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || widget == nullptr || widget->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore(); // the area around it scrolls
    return true;
}

} // namespace formant
