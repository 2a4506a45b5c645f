#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace formant::test {

/// Every text that `window` and what is in it show or say, hidden parts, tooltips and accessible
/// names included: each with its widget's class and name before it, in the order of the widgets.
QStringList texts_of(const QWidget& window);

/// The visible labels, buttons, choices, tabs and headings in `window` that have less room than
/// their text needs, and that no tooltip tells in full: what each says. A choice needs room for
/// each of its few.
QStringList clipped_in(const QWidget& window);

/// The visible parts of `window` that reach over the edge of what they lie in, where nothing
/// scrolls.
QStringList outside_in(const QWidget& window);

/// What `window`, which speaks Persian, says in words of another script alone, and that is neither
/// a name nor a unit: what nobody has translated.
QStringList foreign_in(const QWidget& window);

/// The accelerators that two visible controls of `window` share: "S: &Save, &Stop".
QStringList clashes_in(const QWidget& window);

} // namespace formant::test
