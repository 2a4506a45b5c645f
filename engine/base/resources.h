#pragma once

#include "engine/base/paths.h"

namespace formant {

/// Returns the folder of the demo's configuration and the prompts: that of the installed program,
/// or that of the source code.
Path resources_folder();

/// Returns the folder of the scripts that prepare the demo and download LibTorch.
Path installer_folder();

} // namespace formant
