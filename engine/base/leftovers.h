#pragma once

#include "engine/base/paths.h"

#include <chrono>

namespace formant {

/// Removes the temporary files (*.tmp) of a folder that nobody has written to for `age`: those of
/// processes that were killed. What cannot be removed stays.
void remove_leftover_files(const Path& folder, std::chrono::seconds age);

/// Removes the subfolders of killed processes: a process locks the file `.lock` of its subfolder
/// for as long as it uses it. One that nobody holds must have been there for `age`.
void remove_leftover_folders(const Path& folder, std::chrono::seconds age);

} // namespace formant
