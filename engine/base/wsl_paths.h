#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>

namespace formant {

/// Returns true if this Linux runs inside Windows (WSL2), by its kernel's name below `root`.
bool is_wsl2(const Path& root = "/");

/// Returns the folder in which WSL2 mounts the drives of Windows: /mnt, or the one in
/// /etc/wsl.conf. Returns nothing outside WSL2.
std::optional<Path> windows_drives(const Path& root = "/");

/// Converts a path copied from Windows ("C:\Users\me\voice", "C:/Users/me/voice") to the Linux path
/// of the same file. Returns any other path unchanged, and every path if there are no drives.
std::string from_windows_path(const std::string& path,
                              const std::optional<Path>& drives = windows_drives());

} // namespace formant
