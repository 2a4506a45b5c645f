#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Returns the folder of the demo's configuration and the prompts: that of the installed program,
/// or that of the source code.
Path resources_folder();

/// Returns the folder of the scripts that prepare the demo and download LibTorch.
Path installer_folder();

/// Returns the command by which this program gets LibTorch for NVIDIA GPUs: of the installed
/// program, or of the source code.
std::string cuda_libtorch_command();

} // namespace formant
