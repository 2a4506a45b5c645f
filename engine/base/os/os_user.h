#pragma once

#include "engine/base/paths.h"

namespace formant {

/// Returns the user's home folder: $HOME, or, where that is not an absolute path (cron, containers,
/// services), the one in the user database. "/" if that has none either.
Path home_folder();

} // namespace formant
