#include "ui/languages/window_style.h"

#include "ui/languages/isolated.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStyleFactory>
#include <QtWidgets/QStyleOption>

#include <algorithm>

namespace formant {
namespace {

bool is_letter_from(QChar sign, bool right_to_left) {
    const QChar::Direction direction = sign.direction();
    return right_to_left ? direction == QChar::DirR || direction == QChar::DirAL
                         : direction == QChar::DirL;
}

bool has_letters_from(const QString& text, bool right_to_left) {
    return std::any_of(text.begin(), text.end(),
                       [&](QChar sign) { return is_letter_from(sign, right_to_left); });
}

/// Of words in the language, and of numbers alone, the language decides.
QString as_drawn(const QString& text) {
    const bool is_a_name = has_letters_from(text, false) && !has_letters_from(text, true);
    return is_a_name ? isolated(text) : text;
}

bool has_both_from_right(const QStyleOptionButton& button) {
    return button.direction == Qt::RightToLeft && !button.icon.isNull() && !button.text.isEmpty();
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create("Fusion")) {}

template <class Option>
void WindowStyle::draw_name(Option option, QString Option::*text, ControlElement element,
                            QPainter* painter, const QWidget* widget) const {
    option.*text = as_drawn(option.*text);
    QProxyStyle::drawControl(element, &option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element == CE_PushButtonLabel && button != nullptr && has_both_from_right(*button))
        return draw_from_right(*button, painter);
    const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (element == CE_ItemViewItem && cell != nullptr)
        return draw_name(*cell, &QStyleOptionViewItem::text, element, painter, widget);
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element == CE_ComboBoxLabel && box != nullptr)
        return draw_name(*box, &QStyleOptionComboBox::currentText, element, painter, widget);
    QProxyStyle::drawControl(element, option, painter, widget);
}

/// Qt 6.4 lets the words begin at the other end of the button, over its edge.
void WindowStyle::draw_from_right(const QStyleOptionButton& button, QPainter* painter) const {
    const bool is_enabled = button.state.testFlag(State_Enabled);
    const QPixmap picture =
        button.icon.pixmap(button.iconSize, painter->device()->devicePixelRatio(),
                           is_enabled ? QIcon::Normal : QIcon::Disabled);
    const int gap = button.iconSize.width() / 4;
    const int words = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    QRect place(QPoint(), QSize(words + gap + button.iconSize.width(), button.rect.height()));
    place.moveCenter(button.rect.center());
    drawItemPixmap(painter, place, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute, picture);
    drawItemText(painter, place,
                 Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextShowMnemonic,
                 button.palette, is_enabled, button.text, QPalette::ButtonText);
}

/// The line of Qt's own file dialogs holds a name or a path.
void WindowStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QLineEdit*>(widget) != nullptr && widget->objectName() == "fileNameEdit")
        widget->setLayoutDirection(Qt::LeftToRight);
}

} // namespace formant
