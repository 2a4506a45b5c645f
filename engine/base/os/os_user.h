#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Returns the user's home folder: $HOME, or, where that is not an absolute path (cron, containers,
/// services), the one in the user database. "/" if that has none either.
Path home_folder();

/// Returns the name of a user of this machine, or the number of one that has no name here.
std::string user_name(unsigned int id);

} // namespace formant
