#pragma once

#include <string>

namespace formant {

std::string formant_version();
/// Returns the version of LibTorch that this program was built against, such as "2.11.0".
std::string torch_version();

} // namespace formant
