#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>

namespace formant {
class MainWindow;
}

namespace formant::test {

/// What a person does with a window: by mouse and keyboard, with what has a name and can be seen.
/// Where it cannot, or not in time, std::runtime_error says what.

/// The seen widget of that name inside of `place`; an empty name: the only one of its kind.
QWidget& seen(QWidget& place, const QString& name, const QMetaObject& kind);
template <class Widget>
Widget& seen(QWidget& place, const QString& name = {}) {
    return static_cast<Widget&>(seen(place, name, Widget::staticMetaObject));
}

/// Waits until it holds.
void wait_until(const QString& what, const std::function<bool()>& holds, int timeout_s = 60);

/// A button, as soon as it can be pressed.
void press(QWidget& place, const QString& button);
/// In place of what stands there.
void type(QWidget& place, const QString& line, const QString& text);
/// Presses a button that asks for a file or a folder, and types that one.
void press_and_choose(QWidget& place, const QString& button, const QString& file);
/// By Ctrl and its number; 1 is the first.
void turn_to_page(MainWindow& window, int number);
/// What a label shows.
QString words(QWidget& place, const QString& label);

} // namespace formant::test
