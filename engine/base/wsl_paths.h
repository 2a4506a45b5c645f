#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>

namespace formant {

/// Whether this Linux runs inside Windows (WSL2), by its kernel's name below `root`.
bool is_wsl2(const Path& root = "/");

/// The folder in which WSL2 shows the drives of Windows: /mnt, or what /etc/wsl.conf says. Nothing
/// where this is not WSL2.
std::optional<Path> windows_drives(const Path& root = "/");

/// The path of the same file in Linux for one that was copied from Windows ("C:\Users\me\voice",
/// "C:/Users/me/voice"); any other path, and any where there are no drives, as it is.
std::string from_windows_path(const std::string& path,
                              const std::optional<Path>& drives = windows_drives());

} // namespace formant
