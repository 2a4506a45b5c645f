#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// Names of the groups that this process belongs to; of a group without a name its number.
std::vector<std::string> group_names();

/// Whether this process's rights let it read and write the file.
bool may_read_and_write(const Path& file);

} // namespace formant
