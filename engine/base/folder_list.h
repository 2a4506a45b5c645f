#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <vector>

namespace formant {

/// Returns the paths of all that is in a folder, in no order; none for a missing folder.
/// ErrorKind::disk if it cannot be listed to its end, where a loop over
/// std::filesystem::directory_iterator would throw.
Result<std::vector<Path>> list_folder(const Path& folder);

/// Returns what list_folder() does, or none if that fails: where a folder that cannot be listed
/// means as much as an empty one.
std::vector<Path> paths_in(const Path& folder);

} // namespace formant
