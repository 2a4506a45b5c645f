#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace formant::test {

/// Returns every text of `window` and its widgets, including hidden widgets, tooltips and
/// accessible names, prefixed by class and name of the widget, in the order of the widgets.
QStringList texts_of(const QWidget& window);

/// Returns the clipped texts of visible labels, buttons, combo boxes, tabs and headings in `window`
/// whose tooltip does not show the full text. A combo box with few items must fit all of them.
QStringList clipped_in(const QWidget& window);

/// Returns the visible widgets of `window` that extend beyond their parent, except in scroll areas.
QStringList outside_in(const QWidget& window);

/// Returns the texts of `window`, shown in Persian, that consist of words in another script and are
/// neither names nor units: the untranslated ones.
QStringList untranslated_in(const QWidget& window);

/// Returns the accelerators that two visible controls of `window` share: "S: &Save, &Stop".
QStringList clashes_in(const QWidget& window);

} // namespace formant::test
