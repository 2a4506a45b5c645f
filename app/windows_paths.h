#pragma once

#include "engine/base/wsl_paths.h"

#include <CLI/App.hpp>

namespace formant {

/// Every option of `app` and its commands, but for texts to speak, takes a path that was copied
/// from Windows ("C:\Users\me\voice") where WSL2 shows its drives. To be called when all options
/// are there.
void understand_windows_paths(CLI::App& app, const std::optional<Path>& drives = windows_drives());

} // namespace formant
