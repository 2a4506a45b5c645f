#include "tests/ui/studio/studio.h"

#include "tests/support/must.h"
#include "tests/support/screenshot.h"
#include "ui/entry.h"
#include "ui/wizard/first_start.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QTimer>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

namespace formant::test {
namespace {

/// Of the window that is being opened; QApplication lives in the program's own function.
const Studio::Use* use_of_window = nullptr;

MainWindow* find_window() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget))
            return window;
    return nullptr;
}

/// What is thrown must not pass through Qt's event loop.
void use_window() {
    MainWindow* window = find_window();
    QVERIFY(window != nullptr);
    const auto close = qScopeGuard([window] {
        if (window->isVisible())
            window->stop_and_close();
    });
    try {
        (*use_of_window)(*window);
    } catch (const std::exception& error) {
        keep_screenshot(*window, "failed"); // shows more than a sentence
        QFAIL(error.what());
    }
}

/// With the event loop's first turn, so once all of the window is made.
void use_soon() {
    if (use_of_window != nullptr)
        QTimer::singleShot(0, qApp, use_window);
}

Q_COREAPP_STARTUP_FUNCTION(use_soon)

} // namespace

void Studio::is_known() const {
    must(FirstStart().note());
}

RunRequest Studio::request() const {
    RunRequest request;
    request.decode_program = FORMANT_PROGRAM;
    return request;
}

int Studio::open(const RunRequest& request, const Use& use) const {
    use_of_window = &use;
    const int exit_code = formant_open_window(FORMANT_PROGRAM, request);
    use_of_window = nullptr;
    return exit_code;
}

} // namespace formant::test
