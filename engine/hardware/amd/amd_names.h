#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// What an AMD card is sold as: "AMD Radeon RX 7900 XTX". By what the card's folder in sysfs says
/// itself (product_name, of server cards), by libdrm's table of names, or by that of PCI devices,
/// below `root`. Empty where none of them knows it.
std::string amd_name(const Path& card, const Path& root);

} // namespace formant
