#include "ui/languages/window_style.h"

#include "ui/languages/isolated.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStyleFactory>
#include <QtWidgets/QStyleOption>

#include <algorithm>

namespace formant {
namespace {

bool has_ltr_letters(const QString& text) {
    return std::any_of(text.begin(), text.end(),
                       [](QChar sign) { return sign.direction() == QChar::DirL; });
}

/// Texts in the language and plain numbers follow the language's direction.
QString displayed_text(const QString& text) {
    if (looks_like_path(text))
        return isolated_path(text);
    const bool is_a_name = has_ltr_letters(text) && !has_rtl_letters(text);
    return is_a_name ? isolated(text) : text;
}

bool is_rtl_with_icon(const QStyleOptionButton& button) {
    return button.direction == Qt::RightToLeft && !button.icon.isNull() && !button.text.isEmpty();
}

/// Returns the completed part of a bar that grows from the right.
QRect filled_part(const QStyleOptionProgressBar& bar) {
    const int steps = std::max(1, bar.maximum - bar.minimum);
    const double share = std::clamp(double(bar.progress - bar.minimum) / steps, 0.0, 1.0);
    QRect done = bar.rect;
    done.setLeft(done.right() + 1 - qRound(share * done.width()));
    return done;
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create("Fusion")) {}

template <class Option>
void WindowStyle::draw_name(Option option, QString Option::*text, ControlElement element,
                            QPainter* painter, const QWidget* widget) const {
    option.*text = displayed_text(option.*text);
    QProxyStyle::drawControl(element, &option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element == CE_PushButtonLabel && button != nullptr && is_rtl_with_icon(*button))
        return draw_from_right(*button, painter);
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (element == CE_ProgressBarLabel && bar != nullptr && bar->direction == Qt::RightToLeft)
        return draw_bar_label(*bar, painter);
    const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (element == CE_ItemViewItem && cell != nullptr)
        return draw_name(*cell, &QStyleOptionViewItem::text, element, painter, widget);
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element == CE_ComboBoxLabel && box != nullptr)
        return draw_name(*box, &QStyleOptionComboBox::currentText, element, painter, widget);
    QProxyStyle::drawControl(element, option, painter, widget);
}

/// Qt 6.4 would start the text at the other end of the button, over its edge.
void WindowStyle::draw_from_right(const QStyleOptionButton& button, QPainter* painter) const {
    const bool is_enabled = button.state.testFlag(State_Enabled);
    const QPixmap picture =
        button.icon.pixmap(button.iconSize, painter->device()->devicePixelRatio(),
                           is_enabled ? QIcon::Normal : QIcon::Disabled);
    const int gap = button.iconSize.width() / 4;
    const int text_width = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    QRect place(QPoint(), QSize(text_width + gap + button.iconSize.width(), button.rect.height()));
    QRect available = button.rect;
    if (button.features.testFlag(QStyleOptionButton::HasMenu)) // its arrow is on the left
        available.setLeft(available.left() + pixelMetric(PM_MenuButtonIndicator, &button));
    place.moveCenter(available.center());
    drawItemPixmap(painter, place, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute, picture);
    drawItemText(painter, place,
                 Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextShowMnemonic,
                 button.palette, is_enabled, button.text, QPalette::ButtonText);
}

/// Fusion does not draw the text of a bar that grows to the left.
void WindowStyle::draw_bar_label(const QStyleOptionProgressBar& bar, QPainter* painter) const {
    if (!bar.textVisible)
        return;
    const QRegion done(filled_part(bar));
    const auto draw = [&](const QRegion& part, QPalette::ColorRole role) {
        painter->save();
        painter->setClipRegion(part);
        drawItemText(painter, bar.rect, Qt::AlignCenter | Qt::TextSingleLine, bar.palette,
                     bar.state.testFlag(State_Enabled), bar.text, role);
        painter->restore();
    };
    draw(done, QPalette::HighlightedText);
    draw(QRegion(bar.rect) - done, QPalette::Text);
}

/// The line edit of Qt's own file dialogs contains a name or a path.
void WindowStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QLineEdit*>(widget) != nullptr && widget->objectName() == "fileNameEdit")
        widget->setLayoutDirection(Qt::LeftToRight);
}

} // namespace formant
