#pragma once

#include "engine/base/paths.h"

#include <vector>

namespace formant {

/// How fast the first of the files are read, in MB (1e6 bytes) a second; 0 where there are none.
/// Files that were read lately come from memory and seem faster than their disk.
double storage_speed_mb_per_s(const std::vector<Path>& files);

} // namespace formant
