#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>

namespace formant {
class MainWindow;
}

namespace formant::test {

// Simulates a user of the window: mouse and keyboard input to visible widgets, found by object
// name. Throws std::runtime_error with a description if that is impossible or takes too long.

/// Returns the visible widget of that name inside `place`; with an empty name, the only one of its
/// kind.
QWidget& seen(QWidget& place, const QString& name, const QMetaObject& kind);
template <class Widget>
Widget& seen(QWidget& place, const QString& name = {}) {
    return static_cast<Widget&>(seen(place, name, Widget::staticMetaObject));
}

/// Waits until the condition holds.
void wait_until(const QString& what, const std::function<bool()>& holds, int timeout_s = 60);

/// Presses a button as soon as it is enabled.
void press(QWidget& place, const QString& button);
/// Replaces the content of a line edit.
void type(QWidget& place, const QString& line, const QString& text);
/// Presses a button that opens a file dialog, and chooses this file or folder.
void press_and_choose(QWidget& place, const QString& button, const QString& file);
/// Turns to a page by Ctrl and its number; 1 is the first.
void turn_to_page(MainWindow& window, int number);
/// Returns the text of a label.
QString label_text(QWidget& place, const QString& label);

} // namespace formant::test
