#pragma once

#include "ui/window/main_window.h"

#include <functional>

namespace formant::test {

using WindowUse = std::function<void(MainWindow& window)>;

/// Opens the window as `formant` does, has it used as soon as it stands, and closes it; the
/// program's exit code. What `use` throws is thrown again once the window is closed.
int open_and_use(const RunRequest& request, const WindowUse& use);

} // namespace formant::test
