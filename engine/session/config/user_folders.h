#pragma once

#include "engine/hardware/gpu_config.h"

namespace formant {

/// The folders in which the program stores what a user creates.
struct UserFolders {
    Path runs; ///< run folders, one for each training run
    Path data; ///< voices recorded with the program
};

/// Returns the default folders, which are in the user's data folder.
UserFolders default_user_folders();

/// Returns the folders saved in `saved`, and the defaults for those that are not.
UserFolders user_folders(const GpuConfig& saved);

/// Returns the folders saved in gpu_config.json, and the defaults for those that are not.
UserFolders user_folders();

} // namespace formant
