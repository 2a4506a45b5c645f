#include "tests/ui/studio/window_use.h"

#include "tests/support/screenshot.h"
#include "ui/entry.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QTimer>
#include <QtWidgets/QApplication>

#include <stdexcept>

namespace formant::test {
namespace {

/// The use of the window that is being opened; QApplication lives in the program's own function.
const WindowUse* use_of_window = nullptr;
std::exception_ptr thrown;

MainWindow& find_window() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget))
            return *window;
    throw std::runtime_error("there is no window");
}

/// Exceptions must not pass through Qt's event loop.
void use_window() {
    MainWindow& window = find_window();
    const auto close = qScopeGuard([&window] {
        if (window.isVisible())
            window.stop_and_close();
    });
    try {
        (*use_of_window)(window);
    } catch (const std::exception&) {
        keep_screenshot(window, "failed"); // shows more than a message
        thrown = std::current_exception();
    }
}

/// Runs in the event loop's first iteration, when the window is complete.
void use_soon() {
    if (use_of_window != nullptr)
        QTimer::singleShot(0, qApp, use_window);
}

Q_COREAPP_STARTUP_FUNCTION(use_soon)

} // namespace

int open_and_use(const RunRequest& request, const WindowUse& use) {
    use_of_window = &use;
    thrown = nullptr;
    const int exit_code = formant_open_window(FORMANT_PROGRAM, request);
    use_of_window = nullptr;
    if (thrown)
        std::rethrow_exception(thrown);
    return exit_code;
}

} // namespace formant::test
