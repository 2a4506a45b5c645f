#include "ui/tasks/focus_keeper.h"

#include <QtGui/QFocusEvent>
#include <QtWidgets/QAbstractButton>

namespace formant {
namespace {

/// Returns true for a button that is hidden itself, not only with its page.
bool is_hidden_button(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr &&
           widget.testAttribute(Qt::WA_WState_Hidden);
}

} // namespace

bool FocusKeeper::eventFilter(QObject* receiver, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(receiver);
    if (widget == nullptr)
        return false;
    if (event->type() == QEvent::FocusOut)
        on_focus_out(*widget, static_cast<QFocusEvent*>(event)->reason());
    else if (event->type() == QEvent::EnabledChange && !widget->isEnabled())
        on_disabled(*widget);
    else if (event->type() == QEvent::EnabledChange && widget == returns_to_)
        give_back();
    else if (event->type() == QEvent::Hide && is_hidden_button(*widget) &&
             widget->window()->focusWidget() == widget) {
        widget->clearFocus(); // before Qt moves it to the next widget
        give_back();
    }
    return false;
}

/// Qt moves the focus before it disables a widget, within the same event.
void FocusKeeper::on_focus_out(QWidget& widget, int reason) {
    left_ = &widget;
    reason_ = reason;
    QMetaObject::invokeMethod(
        this, [this] { left_.clear(); }, Qt::QueuedConnection);
}

void FocusKeeper::on_disabled(QWidget& widget) {
    if (left_ != &widget)
        return;
    QWidget* now = widget.window()->focusWidget();
    if (now != nullptr && reason_ != Qt::TabFocusReason)
        return left_.clear(); // the program has moved it on purpose
    if (now != nullptr)
        now->clearFocus();
    left_.clear(); // also the widget that has just lost it
    returns_to_ = &widget;
}

void FocusKeeper::give_back() {
    if (!returns_to_ || !returns_to_->isEnabled() || !returns_to_->isVisible() ||
        returns_to_->window()->focusWidget() != nullptr)
        return;
    returns_to_->setFocus(Qt::OtherFocusReason);
    returns_to_.clear();
}

} // namespace formant
