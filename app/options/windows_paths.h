#pragma once

#include "engine/base/wsl_paths.h"

#include <CLI/App.hpp>

namespace formant {

/// Makes every option of `app` and its commands, except texts to synthesize, accept a Windows path
/// ("C:\Users\me\voice") under WSL2. Must be called after all options were added.
void add_windows_path_support(CLI::App& app, const std::optional<Path>& drives = windows_drives());

} // namespace formant
