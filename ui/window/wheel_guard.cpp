#include "ui/window/wheel_guard.h"

#include <QtCore/QEvent>
#include <QtWidgets/QAbstractSlider>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollBar>

namespace formant {
namespace {

bool has_a_value(const QWidget* widget) {
    const bool is_slider = qobject_cast<const QAbstractSlider*>(widget) != nullptr &&
                           qobject_cast<const QScrollBar*>(widget) == nullptr;
    return is_slider || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr;
}

} // namespace

bool WheelGuard::eventFilter(QObject* receiver, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto* widget = qobject_cast<QWidget*>(receiver);
    if (widget == nullptr || !has_a_value(widget))
        return false;
    if (event->type() == QEvent::Polish && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus); // otherwise the wheel would focus it first
    if (event->type() == QEvent::Polish || widget->hasFocus())
        return false;
    event->ignore(); // propagates to the scroll area
    return true;
}

} // namespace formant
