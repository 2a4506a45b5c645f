#include "tests/ui/studio/hands.h"

#include "ui/window/main_window.h"

#include <QtCore/QTimer>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <stdexcept>

namespace formant::test {
namespace {

QWidget* find_seen(QWidget& place, const QString& name, const QMetaObject& kind) {
    for (QWidget* widget : place.findChildren<QWidget*>(name))
        if (widget->isVisible() && kind.cast(widget) != nullptr)
            return widget;
    return nullptr;
}

QAbstractButton& ready(QWidget& place, const QString& button) {
    auto& found = seen<QAbstractButton>(place, button);
    wait_until(button + " can be pressed", [&] { return found.isEnabled(); });
    return found;
}

/// An unanswered dialog must be closed here, because nothing else closes it.
void answer(const QString& file) {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY2(dialog != nullptr, "no dialog asks for a file");
    auto* line = dialog->findChild<QLineEdit*>("fileNameEdit");
    line->setText(file); // typing single letters would trigger the completion
    QTest::keyClick(line, Qt::Key_Return);
    const bool is_closed = QTest::qWaitFor([dialog] { return !dialog->isVisible(); });
    if (!is_closed)
        dialog->reject();
    QVERIFY2(is_closed, qPrintable("the dialog does not take " + file));
}

} // namespace

void wait_until(const QString& what, const std::function<bool()>& holds, int timeout_s) {
    if (!QTest::qWaitFor(holds, timeout_s * 1000))
        throw std::runtime_error(qPrintable("waited in vain: " + what));
}

QWidget& seen(QWidget& place, const QString& name, const QMetaObject& kind) {
    QWidget* found = nullptr;
    wait_until(QString("%1 \"%2\" is seen").arg(kind.className(), name), [&] {
        found = find_seen(place, name, kind);
        return found != nullptr;
    });
    return *found;
}

void press(QWidget& place, const QString& button) {
    QTest::mouseClick(&ready(place, button), Qt::LeftButton);
}

void type(QWidget& place, const QString& line, const QString& text) {
    auto& typed = seen<QLineEdit>(place, line);
    QTest::mouseClick(&typed, Qt::LeftButton);
    QTest::keyClick(&typed, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&typed, text);
}

void press_and_choose(QWidget& place, const QString& button, const QString& file) {
    auto& asks = ready(place, button);
    QTimer::singleShot(0, qApp, [file] { answer(file); });
    QTest::mouseClick(&asks, Qt::LeftButton);
}

void turn_to_page(MainWindow& window, int number) {
    window.activateWindow();
    wait_until("the window has the keyboard", [&] { return window.isActiveWindow(); });
    QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_0 + number), Qt::ControlModifier);
}

QString label_text(QWidget& place, const QString& label) {
    return seen<QLabel>(place, label).text();
}

} // namespace formant::test
