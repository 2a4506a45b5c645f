#pragma once

#include "engine/hardware/gpu_config.h"

namespace formant {

/// Where things are kept that a user makes here.
struct KeptFolders {
    Path runs; ///< of trainings, a folder each
    Path data; ///< recordings that are made with the program
};

/// In the user's data folder.
KeptFolders usual_folders();

/// As they are remembered; where nothing is, the usual ones.
KeptFolders kept_folders(const GpuConfig& remembered);

/// The same of gpu_config.json.
KeptFolders kept_folders();

} // namespace formant
