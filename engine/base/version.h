#pragma once

#include <string>

namespace formant {

std::string formant_version();
/// The LibTorch this program was built against, as "2.11.0".
std::string torch_version();

} // namespace formant
