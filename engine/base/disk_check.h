#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Finds out whether the disk is at fault after a file could not be read or understood: reads all
/// of its bytes, and returns the error of a disk or system that fails at that. Succeeds if all can
/// be read, and if the file is missing, forbidden or no regular file, which is its own fault.
Result<void> check_disk_of(const Path& file);

} // namespace formant
