#pragma once

#include "engine/base/paths.h"

#include <chrono>

namespace formant {

/// Removes the temporary files of a folder that nobody has written to for `age`: those of processes
/// of this program that were killed. What cannot be removed stays.
void remove_leftover_files(const Path& folder, std::chrono::seconds age);

/// Removes the subfolders of killed processes: a process locks the file `.lock` of its subfolder
/// for as long as it uses it. One that nobody holds must have been there for `age`.
void remove_leftover_folders(const Path& folder, std::chrono::seconds age);

} // namespace formant
