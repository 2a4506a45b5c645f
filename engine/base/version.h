#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

std::string formant_version();
/// Returns the version of LibTorch that this program was built against, such as "2.11.0".
std::string torch_version();
/// Returns the folder of the LibTorch that this process runs with; it holds lib/.
Path libtorch_folder();

} // namespace formant
