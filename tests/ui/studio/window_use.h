#pragma once

#include "ui/window/main_window.h"

#include <functional>

namespace formant::test {

using WindowUse = std::function<void(MainWindow& window)>;

/// Opens the window as `formant` does, calls `use` once it is shown, and closes it. Returns the
/// program's exit code. An exception thrown by `use` is rethrown after the window has closed.
int open_and_use(const RunRequest& request, const WindowUse& use);

} // namespace formant::test
